/** Texts that become markup or script wherever they are put into a page unescaped. */

/** What runs, if it runs. */
const mark = 'window.ranHere=1'

/** Ends what a text may stand in. */
const endings = [
  '',
  '">',
  "'>",
  '</script>',
  '</title>',
  '</textarea></style>',
  '-->',
  ']]>',
  '\\"',
  '`${',
  '{{',
]

const elements = [
  `<script>${mark}</script>`,
  `<img src=x onerror=${mark}>`,
  `<svg onload=${mark}>`,
  `<svg><script>${mark}</script></svg>`,
  `<iframe srcdoc="<script>parent.ranHere=1</script>">`,
  `<details open ontoggle=${mark}>`,
  `<input autofocus onfocus=${mark}>`,
  `<video><source onerror=${mark}></video>`,
  `<a href="javascript:${mark}">x</a>`,
  `<form action="javascript:${mark}"><button>x</button></form>`,
  `<math href="javascript:${mark}">x</math>`,
  `<style>*{background:url(//evil.example/a)}</style>`,
  `<link rel=stylesheet href=//evil.example/a.css>`,
  `<base href=//evil.example/>`,
  `<meta http-equiv=refresh content="0;url=//evil.example/">`,
  `<object data=//evil.example/a></object>`,
  `<embed src=//evil.example/a>`,
  `javascript:${mark}`,
  `" onmouseover="${mark}" autofocus onfocus="${mark}" x="`,
]

export const markupPayloads: readonly string[] = endings.flatMap((ending) =>
  elements.map((element) => ending + element),
)
