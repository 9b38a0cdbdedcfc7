import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** What all fields share: label above, description, box, error below. */
export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
})

export const label = style({
  color: vars.color.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
})

export const note = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular })

/** Drawn by the style sheet: what a field is called by is its label alone, and the field itself says that it is required. */
export const required = style([
  note,
  { '::before': { content: ["' ' attr(data-word)", "' ' attr(data-word) / ''"] } },
])

export const description = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  color: vars.color.danger,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
})

// In the middle of the first line, not at its top.
globalStyle(`${error} > svg`, { marginBlockStart: `calc((${vars.leading.snug} * 1em - 1.15em) / 2)` })

// One long word must not push the message out of a narrow page.
globalStyle(`${error} > span`, { minInlineSize: 0, overflowWrap: 'anywhere' })

export const box = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.touch,
  minInlineSize: 0,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.line.control} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:focus-within': {
      borderColor: vars.color.focus,
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.line.control})`,
    },
    // A thicker edge as well as the colour.
    '[data-invalid] &': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.danger}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: {
        '&:focus-within': { outlineColor: 'Highlight' },
        '[data-invalid] &': { borderColor: 'CanvasText', borderWidth: vars.line.strong },
      },
    },
  },
})

export const rounded = style({ borderRadius: vars.radius.pill, paddingInline: vars.space.xxs })

export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  // 16 px at least: below it iOS zooms into the field.
  fontSize: vars.size.body,
  lineHeight: vars.leading.snug,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  background: 'none',
  border: 0,
  outline: 'none',
  color: vars.color.text,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&[inputmode="numeric"]': { fontVariantNumeric: 'tabular-nums lining-nums' },
  },
})

/** A value that is shown to its end, where the browser can: its button goes below it before it is cut. */
export const wrapping = style({ flexWrap: 'wrap', justifyContent: 'flex-end' })
export const whole = style({
  flex: '1 1 auto',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  fieldSizing: 'content',
})

// The edge of a button is drawn then: it does not run into that of the box.
globalStyle(`${box} > button`, { '@media': { '(forced-colors: active)': { margin: vars.space.xxs } } })

globalStyle(`${box} > svg`, { marginInlineStart: vars.space.sm, color: vars.color.textMuted })

export const affix = style({ color: vars.color.textMuted, whiteSpace: 'nowrap', fontSize: vars.size.small })
export const prefix = style([affix, { paddingInlineStart: vars.space.sm }])
export const suffix = style([affix, { paddingInlineEnd: vars.space.sm }])

export const textArea = style([
  input,
  { resize: 'vertical', minBlockSize: '7rem', lineHeight: vars.leading.body },
])
