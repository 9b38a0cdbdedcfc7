import { globalStyle, style } from '@vanilla-extract/css'
import { headerHeight } from '#design-system/layout/Page/headerHeight.ts'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** They stay below the header where the window is wide, and high enough to spare the room. */
const stays = `${from('md')} and (min-height: 30em)`
const height = `calc(${vars.target.touch} + ${vars.space.xs})`

/** Chips to jump by on narrow screens, from `md` on tabs that stay in view. */
export const tabs = style({
  minInlineSize: 0,
  '@media': {
    [below('md')]: { marginInline: `calc(-1 * ${vars.space.md})` },
    [from('md')]: {
      backgroundColor: vars.color.surface,
      borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
    },
    [stays]: { position: 'sticky', insetBlockStart: headerHeight, zIndex: vars.layer.raised },
    print: { display: 'none' },
  },
})

globalStyle(`html:has(.${tabs})`, {
  '@media': { [stays]: { scrollPaddingBlockStart: `calc(${headerHeight} + ${height} + ${vars.space.sm})` } },
})

export const list = style({
  listStyle: 'none',
  paddingInline: 0,
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  paddingBlock: vars.space.xxs,
  '@media': { [below('md')]: { paddingInline: vars.space.md } },
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.md,
  border: `${vars.line.control} solid transparent`,
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
  },
  '@media': {
    [below('md')]: {
      borderColor: vars.color.borderStrong,
      color: vars.color.text,
      fontWeight: vars.weight.semibold,
    },
    [from('md')]: {
      selectors: {
        '&[aria-current]': {
          backgroundColor: vars.color.actionSoft,
          borderColor: vars.color.tintEdge,
          color: vars.color.textOnActionSoft,
          fontWeight: vars.weight.semibold,
        },
      },
    },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
})

/** Icons are for chips alone: tabs are told apart by their words. */
export const icon = style({ display: 'grid', '@media': { [from('md')]: { display: 'none' } } })
