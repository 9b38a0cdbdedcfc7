import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** From this width on the map is beside the list. */
export const roomy = from('md')

const withScript = '(scripting: enabled)'

export const split = style({
  '@media': {
    [`${roomy} and ${withScript}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)',
    },
    // Three cards in a row fit into half of a wide screen: the map has the other.
    [`${from('xl')} and ${withScript}`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

export const list = style({
  minInlineSize: 0,
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.xxl,
  '@media': { [from('sm')]: { paddingInline: vars.space.lg } },
})

/** Stays on the screen while the list scrolls. */
export const map = style({
  display: 'none',
  '@media': {
    [`${roomy} and ${withScript}`]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 'calc(var(--header-block-size, 0px) + 3.5rem)',
      blockSize: 'calc(100dvb - var(--header-block-size, 0px) - 3.5rem)',
      minBlockSize: '20rem',
      backgroundColor: vars.color.mapLand,
    },
    print: { display: 'none' },
  },
})

// A choice that the document has from the server: nothing moves when the script is there.
globalStyle(`[data-results="list"] ${split}`, { display: 'block' })
globalStyle(`[data-results="list"] ${map}`, { display: 'none' })

/** On phones, where the map has no room beside the list: its link stays at the lower edge of the window. */
export const toMap = style({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.space.md} + var(--foot-block-size, 0px) + var(--tabs-block-size, 0px))`,
  zIndex: vars.layer.raised,
  display: 'flex',
  justifyContent: 'center',
  // Beside each other, cards have their hearts where it would lie: the row of filters has the link then.
  '@media': { [from('sm')]: { display: 'none' }, print: { display: 'none' } },
})

const above = `calc(${vars.target.touch} + ${vars.space.md})`

// What has the focus comes to lie above it. Every step is named: browsers would look through the whole document for it.
globalStyle(`:root:has(> body > div > div > main > form > ${toMap})`, {
  '@media': {
    [below('sm')]: {
      vars: { '--float-block-size': above },
      scrollPaddingBlockEnd: `calc(${above} + ${vars.space.sm})`,
    },
  },
})
