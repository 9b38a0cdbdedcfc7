import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'stretch',
    flex: 'none',
    maxInlineSize: '100%',
    minBlockSize: vars.target.compact,
    borderRadius: `calc(${vars.target.touch} / 2)`,
    border: `${vars.line.control} solid ${vars.color.borderStrong}`,
    color: vars.color.text,
    backgroundColor: vars.color.surfaceRaised,
    fontSize: vars.size.small,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.target.touch },
      '(forced-colors: active)': { borderColor: 'ButtonText' },
    },
  },
  variants: {
    active: {
      true: {
        color: vars.color.textOnActionSoft,
        backgroundColor: vars.color.actionSoft,
        borderColor: vars.color.action,
        '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
      },
    },
    isOpen: { true: { borderColor: vars.color.text } },
  },
})

const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.target.compact,
  border: 0,
  borderRadius: `calc(${vars.target.touch} / 2)`,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minInlineSize: vars.target.touch } },
})

export const opener = style([
  part,
  {
    paddingInline: vars.space.sm,
    selectors: { '&[data-hovered]': { backgroundColor: vars.color.surfaceHover } },
  },
])

export const clear = style([
  part,
  {
    justifyContent: 'center',
    marginInlineStart: `calc(-1 * ${vars.space.xs})`,
    textDecoration: 'none',
    selectors: { '&:hover': { backgroundColor: vars.color.actionSoftHover } },
  },
])

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.375rem',
  minBlockSize: '1.375rem',
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.action,
  color: vars.color.textOnAction,
  fontSize: vars.size.micro,
  '@media': { '(forced-colors: active)': { border: `${vars.line.hair} solid ButtonText` } },
})
