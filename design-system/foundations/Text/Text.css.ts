import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

// Classes rather than a recipe: a list of results has hundreds of texts, and its server writes each of them.
const base = style({ textWrap: 'pretty' })

export const sizes = styleVariants(
  {
    micro: { fontSize: vars.size.micro, lineHeight: vars.leading.snug },
    small: { fontSize: vars.size.small, lineHeight: vars.leading.snug },
    body: { fontSize: vars.size.body, lineHeight: vars.leading.body },
    lead: { fontSize: vars.size.lead, lineHeight: vars.leading.body },
    inherit: {},
  },
  (size) => [base, size],
)
export const tones = styleVariants({
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  action: { color: vars.color.textAction },
  cut: { color: vars.color.cut },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  inherit: {},
})
export const weights = styleVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  semibold: { fontWeight: vars.weight.semibold },
  bold: { fontWeight: vars.weight.bold },
  inherit: {},
})
export const tabular = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const measured = style({ maxInlineSize: vars.measure.text })
export const preserved = style({ whiteSpace: 'pre-line' })
// Underlined too: forced colours may take the ground away, and colour alone does not tell.
export const marked = style({
  paddingInline: vars.space.hair,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.actionSoft,
  color: vars.color.textOnActionSoft,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  boxDecorationBreak: 'clone',
})
export const clamped = styleVariants({
  1: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  2: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  3: { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
})
