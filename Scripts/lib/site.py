"""Makes the documentation as static pages, which a browser reads without a server.

Usage: site.py ROOT ARCHIVE OUTPUT

ROOT is the source tree. ARCHIVE is the archive that `docc convert` makes, whose data describe the symbols.
OUTPUT gets a page for each document and for each type, with the members of the type on its page, and an
index for the search. A link without a target is an error.
"""

import html
import json
import pathlib
import posixpath
import re
import shutil
import sys
import urllib.parse

import markdown

ROOT, ARCHIVE, OUTPUT = (pathlib.Path(argument) for argument in sys.argv[1:4])
SITE = ROOT / "Documentation" / "Site"
DATA = ARCHIVE / "data"
# Symbols with a page. All other symbols are sections on the page of their parent.
WITH_PAGE = {"module", "class", "struct", "enum", "protocol"}

problems = []
index = []  # The entries of the search: title, address, description.


def escape(text):
    return html.escape(text, quote=True)


class Page:
    """A page of the site: its address below OUTPUT, its title and its content."""

    def __init__(self, address, title, content, source):
        self.address, self.title, self.content, self.source = address, title, content, source

    def write(self, navigation):
        up = "../" * self.address.count("/")
        current = f'href="{up}{self.address}"'
        links = navigation.replace('href="', f'href="{up}').replace(current, f'{current} aria-current="page"')
        path = OUTPUT / self.address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(self.title)} – Atrium</title>
<link rel="icon" href="{up}icon.svg">
<link rel="stylesheet" href="{up}style.css">
</head>
<body data-root="{up}">
<nav aria-label="Pages">
<form role="search" action="{up}search.html"><input type="search" name="q" placeholder="Search" aria-label="Search"></form>
{links}
</nav>
<main>
{self.content}
</main>
<script src="{up}page.js"></script>
</body>
</html>
""",
            encoding="utf-8",
        )


def relative(target, page):
    """Returns a link from a page to an address with a fragment."""
    return "../" * page.count("/") + target


# Symbols


class Symbols:
    """The symbols of the archive, by their addresses such as /documentation/atriumkit/view."""

    def __init__(self):
        self.entries = {}
        for path in sorted((DATA / "documentation").rglob("*.json")):
            entry = json.loads(path.read_text(encoding="utf-8"))
            self.entries[entry["variants"][0]["paths"][0]] = entry

    def has_page(self, url):
        entry = self.entries.get(url)
        return entry is not None and entry["metadata"].get("symbolKind") in WITH_PAGE

    def address(self, url):
        """Returns the address of a symbol on the site; None if the symbol is not in the archive."""
        if url not in self.entries:
            return None
        if self.has_page(url):
            return url.removeprefix("/documentation/") + ".html"
        parent = url.rsplit("/", 1)[0]
        while parent.count("/") > 1 and not self.has_page(parent):
            parent = parent.rsplit("/", 1)[0]
        if not self.has_page(parent):
            return None
        fragment = url.removeprefix(parent + "/")
        return parent.removeprefix("/documentation/") + ".html#" + urllib.parse.quote(fragment)


class SymbolPage:
    """Writes the page of a type or a module."""

    def __init__(self, symbols, url):
        self.symbols, self.url = symbols, url
        self.address = symbols.address(url)

    def page(self):
        entry = self.symbols.entries[self.url]
        metadata = entry["metadata"]
        module = metadata["modules"][0]["name"] if metadata.get("modules") else metadata["title"]
        description = f"{metadata.get('roleHeading', 'Module')} of {module}"
        if metadata.get("symbolKind") == "module":
            description = "Module"
        index.append([metadata["title"], self.address, description])
        content = [f"<p class='kind'>{escape(description)}</p><h1>{escape(metadata['title'])}</h1>"]
        content.append(self.body(entry, level=2))
        if metadata.get("symbolKind") == "module":
            content.append(self.exports(metadata["title"]))
        for section in entry.get("topicSections", []):
            content.append(self.topic(entry, section))
        return Page(self.address, metadata["title"], "\n".join(content), self.url)

    def exports(self, module):
        """Returns the modules that a module imports for its users."""
        names = set()
        for path in (ROOT / "Sources" / module).rglob("*.swift"):
            names |= set(re.findall(r"^@_exported public import (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE))
        links = [
            f"<a href='{relative(address, self.address)}'><code>{name}</code></a>"
            for name in sorted(names)
            if (address := self.symbols.address(f"/documentation/{name.lower()}"))
        ]
        return f"<p>An import of this module also imports {', '.join(links)}.</p>" if links else ""

    def topic(self, entry, section):
        parts = [f"<h2>{escape(section['title'])}</h2>"]
        for identifier in section["identifiers"]:
            url = entry["references"].get(identifier, {}).get("url")
            member = self.symbols.entries.get(url)
            if member is None:
                problems.append(f"{self.url}: {identifier} is not in the archive")
            elif self.symbols.has_page(url):
                link = relative(self.symbols.address(url), self.address)
                parts.append(
                    f"<p class='type'><a href='{link}'><code>{escape(member['metadata']['title'])}</code></a> "
                    f"{self.inline(member.get('abstract', []), member)}</p>"
                )
            elif member["metadata"].get("role") == "collectionGroup":
                for inner in member.get("topicSections", []):
                    parts.append(self.topic(member, {**inner, "title": member["metadata"]["title"]}))
            else:
                parts.append(self.member(url, member))
        return "\n".join(parts)

    def member(self, url, entry):
        metadata = entry["metadata"]
        address = self.symbols.address(url)
        fragment = urllib.parse.unquote(address.split("#")[1])
        parent = self.url.rsplit("/", 1)[1]
        title = self.symbols.entries[self.url]["metadata"]["title"] or parent
        index.append([metadata["title"], address, f"{metadata.get('roleHeading', 'Member')} of {title}"])
        heading = (
            f"<h3 id='{escape(fragment)}'><a href='#{urllib.parse.quote(fragment)}'>"
            f"<code>{escape(metadata['title'])}</code></a></h3>"
        )
        return f"<section class='member'>{heading}{self.body(entry, level=4)}</section>"

    def body(self, entry, level):
        parts = []
        for section in entry.get("primaryContentSections", []):
            if section["kind"] == "declarations":
                for declaration in section["declarations"]:
                    tokens = "".join(self.token(token, entry) for token in declaration["tokens"])
                    parts.append(f"<pre class='declaration'><code>{tokens}</code></pre>")
        if entry.get("abstract"):
            parts.append(f"<p class='abstract'>{self.inline(entry['abstract'], entry)}</p>")
        for section in entry.get("primaryContentSections", []):
            if section["kind"] == "parameters":
                rows = "".join(
                    f"<dt><code>{escape(parameter['name'])}</code></dt>"
                    f"<dd>{self.blocks(parameter['content'], entry, level)}</dd>"
                    for parameter in section["parameters"]
                )
                parts.append(f"<dl>{rows}</dl>")
            elif section["kind"] == "content":
                parts.append(self.blocks(section["content"], entry, level))
        return "\n".join(parts)

    def token(self, token, entry):
        text = escape(token["text"])
        reference = entry["references"].get(token.get("identifier", ""))
        address = self.symbols.address(reference["url"]) if reference and "url" in reference else None
        if address:
            return f"<a href='{relative(address, self.address)}'>{text}</a>"
        return f"<b>{text}</b>" if token["kind"] == "keyword" else text

    def blocks(self, blocks, entry, level):
        return "\n".join(self.block(block, entry, level) for block in blocks)

    def block(self, block, entry, level):
        kind = block["type"]
        if kind == "paragraph":
            return f"<p>{self.inline(block['inlineContent'], entry)}</p>"
        if kind == "heading":
            # The heading that DocC adds to each discussion says nothing.
            if block["text"] == "Discussion":
                return ""
            number = min(6, level + block["level"] - 2)
            return f"<h{number}>{escape(block['text'])}</h{number}>"
        if kind == "codeListing":
            return f"<pre><code>{escape(chr(10).join(block['code']))}</code></pre>"
        if kind in ("unorderedList", "orderedList"):
            tag = "ul" if kind == "unorderedList" else "ol"
            items = "".join(f"<li>{self.blocks(item['content'], entry, level)}</li>" for item in block["items"])
            return f"<{tag}>{items}</{tag}>"
        if kind == "aside":
            return f"<aside>{self.blocks(block['content'], entry, level)}</aside>"
        if kind == "table":
            rows = "".join(
                "<tr>" + "".join(f"<td>{self.blocks(cell, entry, level)}</td>" for cell in row) + "</tr>"
                for row in block["rows"]
            )
            return f"<table>{rows}</table>"
        problems.append(f"{self.url}: the site shows no {kind}")
        return ""

    def inline(self, parts, entry):
        text = []
        for part in parts:
            kind = part["type"]
            if kind == "text":
                text.append(escape(part["text"]))
            elif kind == "codeVoice":
                text.append(f"<code>{escape(part['code'])}</code>")
            elif kind in ("emphasis", "strong"):
                tag = "em" if kind == "emphasis" else "strong"
                text.append(f"<{tag}>{self.inline(part['inlineContent'], entry)}</{tag}>")
            elif kind == "reference":
                text.append(self.reference(entry["references"][part["identifier"]]))
            else:
                problems.append(f"{self.url}: the site shows no {kind}")
        return "".join(text)

    def reference(self, reference):
        url = reference.get("url", "")
        if "://" in url:
            return f"<a href='{escape(url)}'>{escape(reference['title'])}</a>"
        address = self.symbols.address(url)
        code = f"<code>{escape(reference['title'])}</code>"
        if address is None:
            problems.append(f"{self.url}: the link to {url} leads nowhere")
            return code
        return f"<a href='{relative(address, self.address)}'>{code}</a>"


# Documents


class Documents:
    """The Markdown documents of the tree, the images that they show, and the files that they link to."""

    def __init__(self, types):
        self.types = types  # The addresses of types by their names.
        self.waiting = [SITE / "index.md"]
        for folder in ("Guides", ".", "Articles", "Recipes", "Rules"):
            self.waiting += sorted((ROOT / "Documentation" / folder).glob("*.md"))
        self.waiting += [ROOT / f"{name}.md" for name in ("ARCHITECTURE", "CONTRIBUTING", "CHANGELOG")]
        self.pages = {}

    def address(self, path):
        if path == SITE / "index.md":
            return "index.html"
        # The readme's counterpart on the site is the first page.
        if path == ROOT / "README.md":
            return "index.html"
        name = path.relative_to(ROOT)
        if path.is_dir():
            return f"source/{name}/index.html"
        if path.suffix == ".md":
            parts = [part for part in name.parts if part != "Documentation"]
            return "/".join(parts).removesuffix(".md").lower() + ".html"
        if path.suffix in (".png", ".gif", ".svg"):
            return f"images/{path.name}"
        return f"source/{name}.html"

    def all(self):
        while self.waiting:
            path = self.waiting.pop(0)
            if path in self.pages or path == ROOT / "README.md":
                continue
            if path.is_dir():
                self.pages[path] = self.folder(path)
            elif path.suffix == ".md":
                self.pages[path] = self.document(path)
            elif path.suffix in (".png", ".gif", ".svg"):
                target = OUTPUT / self.address(path)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, target)
                self.pages[path] = None
            else:
                self.pages[path] = self.source(path)
        return [page for page in self.pages.values() if page]

    def document(self, path):
        address = self.address(path)
        converter = markdown.Markdown(extensions=["tables", "fenced_code", "toc", "sane_lists"])
        text = re.sub(r"<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        # Unlike CommonMark, this parser needs an empty line before a list.
        text = re.sub(r"^(?!\s*(?:[-|*>]|\d+\.))(\S.*)\n(?=(?:- |1\. ))", r"\1\n\n", text, flags=re.MULTILINE)
        content = converter.convert(text)
        content = re.sub(r'(href|src)="([^"]*)"', lambda match: self.link(match, path, address), content)
        content = re.sub(r"(?<!<pre>)<code>(\w+)</code>(?!</a>)", lambda match: self.type_link(match, address), content)
        content = content.replace("<table>", "<div class='table'><table>").replace("</table>", "</table></div>")
        title = re.search(r"<h1[^>]*>(.*?)</h1>", content)
        title = html.unescape(re.sub(r"<[^>]*>", "", title.group(1))) if title else path.stem
        index.append([title, address, "Page"])
        for heading in re.finditer(r'<h2 id="([^"]*)">(.*?)</h2>', content):
            name = html.unescape(re.sub(r"<[^>]*>", "", heading.group(2)))
            index.append([name, f"{address}#{heading.group(1)}", f"Section of {title}"])
        return Page(address, title, content, path)

    def link(self, match, path, address):
        attribute, target = match.groups()
        target = html.unescape(target)
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            return match.group(0)
        name, _, fragment = target.partition("#")
        file = (path.parent / urllib.parse.unquote(name)).resolve()
        if not file.exists() or not file.is_relative_to(ROOT):
            problems.append(f"{path.relative_to(ROOT)}: the link {target} leads nowhere")
            return match.group(0)
        self.waiting.append(file)
        found = relative(urllib.parse.quote(self.address(file)), address)
        return f'{attribute}="{found}{"#" + fragment if fragment else ""}"'

    def type_link(self, match, address):
        target = self.types.get(match.group(1))
        if target is None:
            return match.group(0)
        return f'<a href="{relative(target, address)}">{match.group(0)}</a>'

    def folder(self, path):
        files = [file for file in sorted(path.rglob("*")) if file.is_file() and not self.is_ignored(file)]
        self.waiting += files
        address = self.address(path)
        links = "".join(
            f"<li><a href='{relative(urllib.parse.quote(self.address(file)), address)}'>"
            f"{escape(str(file.relative_to(path)))}</a></li>"
            for file in files
        )
        name = str(path.relative_to(ROOT))
        return Page(address, name, f"<h1>{escape(name)}</h1><ul>{links}</ul>", path)

    @staticmethod
    def is_ignored(file):
        return any(part.startswith(".") for part in file.relative_to(ROOT).parts) or file.name == "Package.resolved"

    def source(self, path):
        name = str(path.relative_to(ROOT))
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            problems.append(f"{name} is linked, and is no text")
            text = ""
        content = f"<h1>{escape(name)}</h1><pre><code>{escape(text)}</code></pre>"
        return Page(self.address(path), name, content, path)


# The site


def navigation(first, modules):
    """Returns the links beside each page: the headings and lists of the first page, and the modules."""
    parts = ["<a class='home' href=\"index.html\">Atrium</a>"]
    for match in re.finditer(r"<h2[^>]*>(.*?)</h2>|<li><a href=\"([^\"]*)\">(.*?)</a>", first.content):
        if match.group(1):
            parts.append(f"<h2>{match.group(1)}</h2>")
        else:
            parts.append(f'<a href="{match.group(2)}">{match.group(3)}</a>')
    parts.append("<h2>Modules</h2>")
    parts += [f'<a href="{page.address}">{escape(page.title)}</a>' for page in modules]
    return "\n".join(parts)


def check_links(pages):
    """Reports each link to a page or a fragment that does not exist."""
    fragments = {}
    for page in pages:
        found = re.findall(r"\bid=(?:\"([^\"]*)\"|'([^']*)')", page.content)
        fragments[page.address] = {html.unescape(one or other) for one, other in found}
    count = 0
    for page in pages:
        for one, other in re.findall(r"\b(?:href|src)=(?:\"([^\"]*)\"|'([^']*)')", page.content):
            target = html.unescape(one or other)
            if re.match(r"[a-z]+:", target):
                continue
            count += 1
            name, _, fragment = target.partition("#")
            name = urllib.parse.unquote(name)
            folder = posixpath.dirname(page.address)
            address = posixpath.normpath(posixpath.join(folder, name)) if name else page.address
            if address not in fragments:
                if not (OUTPUT / address).is_file():
                    problems.append(f"{page.source}: the link {target} leads nowhere")
            elif fragment and urllib.parse.unquote(fragment) not in fragments[address]:
                problems.append(f"{page.source}: the page {address} has no #{urllib.parse.unquote(fragment)}")
    return count


def main():
    shutil.rmtree(OUTPUT, ignore_errors=True)
    OUTPUT.mkdir(parents=True)
    for name in ("style.css", "page.js", "search.js", "check.html"):
        shutil.copy(SITE / name, OUTPUT / name)
    shutil.copy(ROOT / "assets/icons/app.svg", OUTPUT / "icon.svg")

    symbols = Symbols()
    # A result of the search that is declared in a lower module comes first.
    urls = sorted(
        (url for url in symbols.entries if symbols.has_page(url)),
        key=lambda url: (not url.startswith("/documentation/atriumkit"), url))
    pages = [SymbolPage(symbols, url).page() for url in urls]
    types = {}
    for url in urls:
        # Types on the first level, such as /documentation/atriumkit/view.
        if url.count("/") == 3:
            types[symbols.entries[url]["metadata"]["title"]] = symbols.address(url)
    pages += Documents(types).all()
    results = "<h1>Search</h1><p id='count'></p><ol id='results'></ol>"
    scripts = "<script src='search-index.js'></script><script src='search.js'></script>"
    pages.append(Page("search.html", "Search", results + scripts, "search"))

    (OUTPUT / "search-index.js").write_text(
        "const searchIndex = " + json.dumps(index, ensure_ascii=False, separators=(",", ":")) + ";\n",
        encoding="utf-8",
    )
    (OUTPUT / "pages.js").write_text(
        "const pages = " + json.dumps(sorted(page.address for page in pages)) + ";\n", encoding="utf-8")
    modules = [page for page in pages if page.source in urls and page.source.count("/") == 2]
    links = navigation(next(page for page in pages if page.address == "index.html"), modules)
    for page in pages:
        page.write(links)
    count = check_links(pages)
    if problems:
        sys.exit("\n".join(problems))
    print(f"{len(pages)} pages, {len(index)} entries of the search, {count} links")


main()
