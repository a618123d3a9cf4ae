// Shows the entries of the index that contain each word of the query. The index is a script and no data file, since a
// browser reads no data files without a server.
const query = new URLSearchParams(location.search).get("q") ?? "";
const words = query.toLowerCase().split(/\s+/).filter((word) => word !== "");
document.querySelector("input[name=q]").value = query;

// Entries that begin with the query come first, then shorter titles.
function rank(title) {
  const name = title.toLowerCase();
  return (name.startsWith(words[0]) ? 0 : 1000) + title.length;
}

const found = words.length === 0 ? [] : searchIndex
  .filter(([title, , description]) => words.every((word) => `${title} ${description}`.toLowerCase().includes(word)))
  .sort((one, other) => rank(one[0]) - rank(other[0]));

document.querySelector("#count").textContent =
  words.length === 0 ? "Type a word into the field." : `${found.length} results for “${query}”`;
for (const [title, address, description] of found.slice(0, 200)) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = address;
  link.textContent = title;
  const note = document.createElement("span");
  note.textContent = ` ${description}`;
  item.append(link, note);
  document.querySelector("#results").append(item);
}
