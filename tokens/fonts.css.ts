import { globalFontFace } from '@vanilla-extract/css'

// The files with the weight and FLAR axes: 16 kB more than weight alone for Greek and Latin together,
// and headings need no second family.
const file = (subset: string) =>
  `url("@fontsource-variable/commissioner/files/commissioner-${subset}-flar-normal.woff2") format("woff2")`

// A page loads only the subsets its text uses: Greek and Latin for `el`, Cyrillic for `ru`.
const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} as const

globalFontFace(
  'Commissioner Variable',
  Object.entries(subsets).map(([subset, unicodeRange]) => ({
    src: file(subset),
    fontWeight: '100 900',
    fontStyle: 'normal',
    // Letters that come late are used from the next page on: a swap would move the text that a user reads.
    fontDisplay: 'optional',
    unicodeRange,
  })),
)

// The fallback where the font comes late: Arial with Commissioner’s measured Greek line length and height, so that
// both fill the same lines.
globalFontFace('Commissioner Fallback', [
  {
    src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
    fontWeight: '100 599',
    sizeAdjust: '101.5%',
    ascentOverride: '100.2%',
    descentOverride: '20.3%',
    lineGapOverride: '0%',
  },
  {
    src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold"), local("Arial")',
    fontWeight: '600 900',
    sizeAdjust: '95.5%',
    ascentOverride: '106.5%',
    descentOverride: '21.6%',
    lineGapOverride: '0%',
  },
])
