import { globalStyle, style } from '@vanilla-extract/css'
import { roomBelow } from '#design-system/feedback/Snackbar/snackbarRoom.css.ts'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const page = style({
  vars: { '--header-block-size': '4rem' },
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
  // A printed sheet has the height of its content: a full screen's height would need a second sheet.
  '@media': {
    [below('sm')]: { vars: { '--header-block-size': '3.5rem' } },
    print: { minBlockSize: 0 },
  },
})

/** Print has no links. */
const onScreen = { print: { display: 'none' } }

export const header = style({
  backgroundColor: vars.color.surface,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  position: 'relative',
  zIndex: vars.layer.header,
  '@media': {
    // It stays in sight, unless it would take much of a low window or of enlarged text.
    '(min-height: 30em)': { position: 'sticky', insetBlockStart: 0 },
    ...onScreen,
  },
})

export const main = style({
  flex: 1,
  outline: 'none',
  minInlineSize: 0,
  selectors: {
    // The footer begins below the window: what comes late into a short page moves nothing that is in sight.
    '&:has(+ footer)': {
      minBlockSize: 'calc(100dvb - var(--header-block-size))',
      '@media': { print: { minBlockSize: 0 } },
    },
  },
})

export const footer = style({
  backgroundColor: vars.color.surfaceSunken,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  paddingBlock: vars.space.lg,
  marginBlockStart: vars.space.xl,
  '@media': onScreen,
})

const safe = 'env(safe-area-inset-bottom, 0px)'
const footHeight = `calc(3.5rem + ${safe})`

/** As the header: in sight, unless it would take much of a low window or of enlarged text. */
const footStays = `screen and ${below('md')} and (min-height: 30em)`

export const foot = style({
  backgroundColor: vars.color.surfaceRaised,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  paddingBlockEnd: safe,
  zIndex: vars.layer.header,
  '@media': {
    [from('md')]: { display: 'none' },
    [footStays]: { position: 'fixed', insetInline: 0, insetBlockEnd: 0 },
    ...onScreen,
  },
})

// The end of the page scrolls to above it.
globalStyle(`${page}:has(> ${foot})`, { '@media': { [footStays]: { paddingBlockEnd: footHeight } } })

// What else stays at the foot of the window is above it, and what is focused is not below it. Every step is named: browsers
// would look through the whole document for it after each change of anything.
globalStyle(`:root:has(> body > div > ${page} > ${foot})`, {
  '@media': {
    [footStays]: {
      vars: { '--tabs-block-size': footHeight, [roomBelow]: footHeight },
      scrollPaddingBlockEnd: `calc(${footHeight} + ${vars.space.sm} + var(--float-block-size, 0px))`,
    },
  },
})
