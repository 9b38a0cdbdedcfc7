import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

/** From this width on the list is beside the map, and the controls are on a map without a list. */
const roomy = '(min-width: 44em)'
/** From here on the controls have room on a map that has the list beside it. */
const spacious = '(min-width: 64em)'

/** Nothing draws the map: the description is all there is. */
const withoutScript = '(scripting: none)'

export const frame = recipe({
  base: {
    position: 'relative',
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    minInlineSize: 0,
    selectors: {
      '&:fullscreen': { padding: vars.space.md, backgroundColor: vars.color.surface, overflow: 'auto' },
    },
  },
  variants: { shape: { wide: {}, tall: {}, fill: { blockSize: '100%', gap: 0 } } },
})

/**
 * Below the map, though it precedes it in the document: the map does not move when the text takes another
 * line, and is visible on a phone. Beside a list, in a single column, between the map and the list.
 */
export const description = recipe({
  base: {
    gridColumn: '1 / -1',
    color: vars.color.textMuted,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
    '@media': { [withoutScript]: { marginBlockEnd: vars.space.sm } },
  },
  variants: { hasList: { true: { gridRow: 'words', '@container': { [roomy]: { gridRow: 'auto' } } } } },
})

export const body = recipe({
  base: {
    display: 'grid',
    flex: 1,
    minBlockSize: 0,
    gap: vars.space.sm,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"map" "controls"',
    '@media': { [withoutScript]: { display: 'block' } },
    '@container': { [roomy]: { gridTemplateAreas: '"map"', gridTemplateRows: 'minmax(0, 1fr)' } },
  },
  variants: {
    shape: { wide: {}, tall: {}, fill: { gridTemplateAreas: '"map"', gridTemplateRows: 'minmax(0, 1fr)' } },
    hasList: {
      true: {
        gridTemplateAreas: '"map" "controls" "words" "list"',
        '@container': {
          [roomy]: {
            gridTemplateColumns: 'clamp(16rem, 32%, 24rem) minmax(0, 1fr)',
            gridTemplateRows: 'minmax(0, 1fr) auto',
            gridTemplateAreas: '"list map" "list controls"',
          },
          [spacious]: { gridTemplateRows: 'minmax(0, 1fr)', gridTemplateAreas: '"list map"' },
        },
      },
    },
    hasHead: {
      true: {
        paddingBlockStart: vars.space.xs,
        gridTemplateAreas: '"head" "map" "controls" "words" "list"',
        '@container': {
          [roomy]: {
            gridTemplateRows: 'auto minmax(0, 1fr) auto',
            gridTemplateAreas: '"head map" "list map" "list controls"',
          },
          [spacious]: {
            gridTemplateRows: 'auto minmax(0, 1fr)',
            gridTemplateAreas: '"head map" "list map"',
          },
        },
      },
    },
  },
})

/** Beside the map it is as wide as the list below it. */
export const head = style({ gridArea: 'head', minInlineSize: 0 })

export const stage = recipe({
  base: {
    gridArea: 'map',
    position: 'relative',
    minInlineSize: 0,
    overflow: 'hidden',
    color: vars.color.mapLabel,
    backgroundColor: vars.color.mapLand,
    border: `${vars.line.hair} solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    '@media': {
      '(forced-colors: active)': { borderColor: 'CanvasText' },
      [withoutScript]: { display: 'none' },
    },
    selectors: { ':fullscreen > * > &': { blockSize: '100%', minBlockSize: '20rem' } },
  },
  variants: {
    shape: {
      // A wide map on a phone would be a strip: it keeps a height in which one can find something.
      wide: { aspectRatio: '16 / 9', minBlockSize: '18rem', inlineSize: '100%' },
      tall: { blockSize: 'min(75dvb, 44rem)', minBlockSize: '18rem' },
      fill: { blockSize: '100%', minBlockSize: '18rem', border: 0, borderRadius: 0 },
    },
    hasHead: {
      // Nothing is above the map but what stays in the window: it reaches down to its edge.
      true: {
        '@container': {
          [roomy]: {
            blockSize: `calc(100dvb - var(--header-block-size, 0px) - var(--tabs-block-size, 0px) - 3.5rem - ${vars.space.xs})`,
            minBlockSize: '30rem',
          },
        },
      },
    },
  },
})

export const basemap = style({ position: 'absolute', inset: 0 })
globalStyle(`${basemap}[inert]`, { visibility: 'hidden' })

export const over = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.md,
  overflow: 'auto',
  backgroundColor: vars.color.mapLand,
})

const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  color: vars.color.textOnPhotoControl,
  backgroundColor: vars.color.photoControl,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.raised,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  '@media': { '(forced-colors: active)': { border: `${vars.line.hair} solid CanvasText` } },
})

export const note = words
export const corner = style([
  words,
  {
    position: 'absolute',
    zIndex: vars.layer.raised,
    insetBlockStart: vars.space.sm,
    insetInlineStart: vars.space.sm,
    maxInlineSize: `calc(100% - 2 * ${vars.space.sm})`,
  },
])

/** On the map they let presses through, except on a button. */
const onMap = {
  gridArea: 'map',
  zIndex: vars.layer.raised,
  alignSelf: 'end',
  justifySelf: 'end',
  inlineSize: '10rem',
  padding: vars.space.sm,
  // Above the line of sources.
  paddingBlockEnd: vars.space.xxl,
  pointerEvents: 'none',
} as const

export const controls = recipe({
  base: {
    gridArea: 'controls',
    minInlineSize: 0,
    '@media': { [withoutScript]: { display: 'none' } },
  },
  variants: {
    hasList: {
      true: { '@container': { [spacious]: onMap } },
      false: { '@container': { [roomy]: onMap } },
    },
    shape: {
      wide: {},
      tall: {},
      fill: onMap,
    },
  },
})
export const list = style({
  gridArea: 'list',
  minInlineSize: 0,
  // Beside the map the list has the map's height and scrolls in its own box.
  '@container': {
    [roomy]: {
      blockSize: 0,
      minBlockSize: '100%',
      '@media': { [withoutScript]: { blockSize: 'auto' } },
    },
  },
})

/** On the map, at its foot. What is opened in it grows upwards. */
export const foot = style({
  gridArea: 'map',
  zIndex: vars.layer.raised,
  alignSelf: 'end',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xxs,
  padding: vars.space.xs,
  pointerEvents: 'none',
})
globalStyle(`${foot} > *`, {
  pointerEvents: 'auto',
  paddingInline: vars.space.xs,
  color: vars.color.textOnPhotoControl,
  backgroundColor: vars.color.photoControl,
  borderRadius: vars.radius.sm,
})

export const attribution = style({
  marginInlineStart: 'auto',
  fontSize: vars.size.micro,
  lineHeight: vars.leading.snug,
})
