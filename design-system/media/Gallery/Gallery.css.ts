import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { below } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'
import { type ZoomLevel, zoomLevels } from './zoomLevels.ts'

export const gallery = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
})

export const stage = style({ position: 'relative', minInlineSize: 0, minBlockSize: 0, flex: 1 })

export const strip = recipe({
  base: {
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    '@media': {
      // Without script the bar is the way to move.
      '(scripting: none)': { scrollbarWidth: 'thin' },
    },
  },
  variants: {
    place: {
      page: { borderRadius: vars.radius.lg },
      screen: { blockSize: '100%' },
    },
    opens: { true: { '@media': { '(scripting: enabled)': { cursor: 'zoom-in' } } } },
  },
})

export const slide = recipe({
  base: {
    flex: '0 0 100%',
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
      // On paper one picture: the row would widen the sheet, and shrink all that is on it.
      '&:not(:first-child)': { '@media': { print: { display: 'none' } } },
    },
  },
  variants: {
    // Moving the picture to its edge must not turn to the next one.
    isEnlarged: { true: { overflow: 'auto', overscrollBehavior: 'contain' } },
  },
})

const times = (factor: number) => ({ inlineSize: `${factor * 100}%`, blockSize: `${factor * 100}%` })

/** The picture at each level, in times of its place. */
export const enlarged = styleVariants(
  Object.fromEntries(zoomLevels.map((level) => [level, level])) as Record<ZoomLevel, ZoomLevel>,
  times,
)

const onPhoto = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  display: 'flex',
  // On a small picture close to the edge, so that they cover less of it.
  margin: vars.space.sm,
  '@media': {
    [below('xs')]: { margin: vars.space.xxs },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
})
const beside = style({ insetBlock: 0, alignItems: 'center', marginBlock: 0, pointerEvents: 'none' })
globalStyle(`${beside} > *`, { pointerEvents: 'auto' })
export const previous = style([onPhoto, beside, { insetInlineStart: 0 }])
export const next = style([onPhoto, beside, { insetInlineEnd: 0 }])
export const enlarge = style([
  onPhoto,
  { alignItems: 'center', gap: vars.space.xs, insetBlockEnd: 0, insetInlineStart: 0 },
])
export const position = style([onPhoto, { insetBlockEnd: 0, insetInlineEnd: 0 }])

export const thumbnails = style({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  padding: vars.space.xxs,
  marginInline: `calc(-1 * ${vars.space.xxs})`,
  '@media': {
    [below('sm')]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
})

export const thumbnail = style({
  display: 'block',
  flex: 'none',
  inlineSize: '5.5rem',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  opacity: 0.75,
  transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { opacity: 1 },
    '&[aria-current]': {
      opacity: 1,
      outline: `${vars.line.strong} solid ${vars.color.action}`,
      outlineOffset: vars.line.hair,
    },
    '&:focus-visible': { opacity: 1, outline: `${vars.line.heavy} solid ${vars.color.focus}` },
  },
})

export const screen = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })
