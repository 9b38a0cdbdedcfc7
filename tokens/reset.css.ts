import { globalLayer, globalStyle } from '@vanilla-extract/css'

// In a layer: any class of any component overrides the reset, in any order of files.
const reset = globalLayer('reset')
const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } } as Parameters<typeof globalStyle>[1])

base('*, *::before, *::after', { boxSizing: 'border-box' })
base('*', { margin: 0 })
base('body', { minBlockSize: '100dvb', overflowWrap: 'break-word' })
base('img, picture, video, svg', { display: 'block', maxInlineSize: '100%' })
base('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
base('button', { background: 'none', border: 0, padding: 0 })
base('fieldset', { border: 0, padding: 0, minInlineSize: 0 })
base('legend', { padding: 0 })
base('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 })
base('dl, dd', { margin: 0 })
base('table', { borderCollapse: 'collapse' })
base('summary', { cursor: 'pointer' })
base('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
base('[hidden]', { display: 'none' })
