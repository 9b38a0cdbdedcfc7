import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  // Days have boxes: closer to the words above they would seem to belong to the last line.
  marginBlockStart: vars.space.xxs,
  minInlineSize: 0,
})

/** The strip scrolls if there are too many days. */
export const strip = style({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'thin',
  paddingBlockEnd: vars.space.xxs,
})

export const tab = style({
  // Contains the visually hidden words, which would otherwise be outside of the strip and widen the page.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: vars.space.hair,
  flex: 'none',
  minInlineSize: '4.75rem',
  minBlockSize: vars.target.touch,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  border: `${vars.line.control} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-selected]': {
      backgroundColor: vars.color.actionSoft,
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 ${vars.line.control} ${vars.color.action}`,
      color: vars.color.textOnActionSoft,
    },
    // Inside the tab: the strip, which scrolls, would cut off a ring around it.
    '&[data-focus-visible]': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * (${vars.line.focus} + ${vars.line.focusGap}))`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-selected][data-focus-visible]': { outlineColor: 'HighlightText' },
      },
    },
  },
})

export const dayNumber = style({
  fontSize: vars.size.subheading,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const muted = style({ color: vars.color.textMuted, fontSize: vars.size.micro })
globalStyle(`${tab}[data-selected] ${muted}`, { color: 'inherit' })

/** A day of which something is chosen. */
export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.hair })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})

export const panel = style({
  minInlineSize: 0,
  selectors: { '&:not([data-focus-visible])': { outline: 'none' } },
})

export const slots = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  outline: 'none',
})

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 5rem), 1fr))',
  gap: vars.space.xs,
})

export const partName = style({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
})

/** Times and the words above them, apart from the group's description. */
export const suggested = style({ display: 'grid', gap: vars.space.xs, marginBlockStart: vars.space.xs })

/** The words above the days, closer to them than to the times before. */
export const others = style({ marginBlockEnd: `calc(-1 * ${vars.space.xs})` })

/** A few times that are suggested, of any day. */
export const suggestions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

export const slot = style({
  // Contains visually hidden words.
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  columnGap: vars.space.xxs,
  minBlockSize: vars.target.touch,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  border: `${vars.line.control} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[aria-pressed=false]:hover': {
      backgroundColor: vars.color.surfaceHover,
      borderColor: vars.color.text,
    },
    '&[data-selected], &[aria-pressed=true]': {
      backgroundColor: vars.color.action,
      borderColor: vars.color.action,
      color: vars.color.textOnAction,
      fontWeight: vars.weight.semibold,
    },
    // Not by colour alone: the dashes and the word say it too.
    '&[aria-disabled]': {
      borderStyle: 'dashed',
      backgroundColor: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      cursor: 'default',
    },
    '&[data-focus-visible], &:focus-visible': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected], &[aria-pressed=true]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[aria-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
      },
    },
  },
})

/** Below the times: that it is taken, or its note. */
export const word = style({
  fontSize: vars.size.micro,
  inlineSize: '100%',
  // Its words are at the end of the option's name; here they follow the start, which is elsewhere in the name.
  '::before': { content: 'attr(data-text)' },
})
export const struck = style({ textDecoration: 'line-through' })

export const note = style({ color: vars.color.textMuted, fontSize: vars.size.small })
