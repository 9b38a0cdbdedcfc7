import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

const unfold = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xxs}))` } })

/** What menus, selects and suggestions have in common. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 'max(12rem, var(--trigger-width))',
  maxInlineSize: `calc(100vw - ${vars.space.xl})`,
  overflow: 'auto',
  padding: vars.space.xxs,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.floating,
  zIndex: vars.layer.popover,
  selectors: {
    '&[data-entering]': { animation: `${unfold} ${vars.duration.fast} ${vars.easing.enter}` },
    '&[data-exiting]': { animation: `${unfold} ${vars.duration.instant} ${vars.easing.exit} reverse` },
  },
})

export const options = style({
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-focused]': { backgroundColor: vars.color.actionSoft, color: vars.color.textOnActionSoft },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 ${vars.line.focus} ${vars.color.focus}` },
    '&[data-selected]': { fontWeight: vars.weight.semibold },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

export const optionText = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 })
export const optionDetail = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
})
export const nothing = style({
  padding: vars.space.sm,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
})
