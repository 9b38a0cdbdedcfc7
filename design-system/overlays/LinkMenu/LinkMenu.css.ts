import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Browsers that place a box beside another find the side with room; others open it towards the start. */
const placed = '(position-area: block-end) and (anchor-scope: all)'
const anchor = '--link-menu'

export const menu = style({
  position: 'relative',
  '@supports': { [placed]: { position: 'static', anchorScope: anchor } },
})

export const trigger = style({
  '@supports': { [placed]: { anchorName: anchor } },
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.touch,
  blockSize: vars.target.touch,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: vars.color.surfaceHover },
  },
})

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  minInlineSize: '12rem',
  maxInlineSize: `calc(100vw - ${vars.space.xl})`,
  listStyle: 'none',
  padding: vars.space.xxs,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.floating,
  zIndex: vars.layer.popover,
  '@supports': {
    [placed]: {
      position: 'fixed',
      inset: 'auto',
      marginBlockStart: vars.space.xxs,
      positionAnchor: anchor,
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'flip-inline',
    },
  },
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&[aria-current]': { fontWeight: vars.weight.semibold },
  },
})

export const text = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.snug,
})
