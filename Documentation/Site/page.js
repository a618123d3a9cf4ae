// check.html shows each page in a frame, and waits for this message as the proof that the page was read.
if (window.parent !== window) {
  window.parent.postMessage({ title: document.title, content: document.querySelector("main").textContent.length }, "*");
}
