import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minInlineSize: 0 })

/** An empty string hides the numbers and keeps the list a list in Safari. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space.md,
  marginBlockStart: vars.space.xs,
  padding: 0,
  listStyleType: '""',
})

/** A bar at the drop position of a drag. */
const bar = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  inlineSize: `calc(2 * ${vars.line.strong})`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.action,
} as const
const beside = `calc(-1 * ${vars.space.xs} - ${vars.line.strong})`

export const card = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.sm,
    padding: vars.space.xs,
    minInlineSize: 0,
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.line.hair} solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    selectors: {
      '&[data-drop=before]::before': { ...bar, insetInlineStart: beside },
      '&[data-drop=after]::after': { ...bar, insetInlineEnd: beside },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-drop=before]::before, &[data-drop=after]::after': { backgroundColor: 'Highlight' },
        },
      },
    },
  },
  variants: {
    isDragged: { true: { opacity: 0.5, borderStyle: 'dashed', borderColor: vars.color.borderStrong } },
  },
})

export const handle = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  cursor: 'grab',
})

const onPhoto = style({ position: 'absolute', zIndex: vars.layer.raised, margin: vars.space.xs })

export const place = style([
  onPhoto,
  { insetBlockStart: 0, insetInlineStart: 0, display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs },
])

export const grip = style([
  onPhoto,
  {
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.target.dense,
    blockSize: vars.target.dense,
    borderRadius: vars.radius.sm,
    color: vars.color.textOnPhotoControl,
    backgroundColor: vars.color.photoControl,
    boxShadow: vars.shadow.raised,
  },
])

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs })
export const apart = style({ marginInlineStart: 'auto' })

globalStyle(`${tools} button`, { cursor: 'pointer' })
