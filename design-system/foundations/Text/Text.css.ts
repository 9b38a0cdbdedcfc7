import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const text = recipe({
  base: { textWrap: 'pretty' },
  variants: {
    size: {
      micro: { fontSize: vars.size.micro, lineHeight: vars.leading.snug },
      small: { fontSize: vars.size.small, lineHeight: vars.leading.snug },
      body: { fontSize: vars.size.body, lineHeight: vars.leading.body },
      lead: { fontSize: vars.size.lead, lineHeight: vars.leading.body },
      inherit: {},
    },
    tone: {
      default: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      action: { color: vars.color.textAction },
      cut: { color: vars.color.cut },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
      inherit: {},
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      semibold: { fontWeight: vars.weight.semibold },
      bold: { fontWeight: vars.weight.bold },
      inherit: {},
    },
    numeric: { tabular: { fontVariantNumeric: 'tabular-nums lining-nums' } },
    measured: { true: { maxInlineSize: vars.measure.text } },
    preserved: { true: { whiteSpace: 'pre-line' } },
    // Underlined too: forced colours may take the ground away, and colour alone does not tell.
    marked: {
      true: {
        paddingInline: vars.space.hair,
        borderRadius: vars.radius.sm,
        backgroundColor: vars.color.actionSoft,
        color: vars.color.textOnActionSoft,
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        boxDecorationBreak: 'clone',
      },
    },
    clamp: {
      1: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      2: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
      3: { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
    },
  },
})
