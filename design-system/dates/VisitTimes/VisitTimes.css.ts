import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Room for the days and one row of times, kept while they load. */
export const times = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  minBlockSize: '10rem',
})

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
})

const choice = {
  minInlineSize: 0,
  border: `${vars.line.control} solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  textAlign: 'center',
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
} as const

const hover = { '&:hover': { backgroundColor: vars.color.surfaceHover, borderColor: vars.color.text } }

export const day = style({
  ...choice,
  // Contains visually hidden words.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.hair,
  borderRadius: vars.radius.lg,
  fontSize: vars.size.micro,
  overflowWrap: 'anywhere',
  selectors: {
    ...hover,
    '&[aria-pressed=true]': {
      backgroundColor: vars.color.actionSoft,
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 ${vars.line.control} ${vars.color.action}`,
      color: vars.color.textOnActionSoft,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed=true]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

export const number = style({
  fontSize: vars.size.subheading,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
})

export const time = style({
  ...choice,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.medium,
  selectors: hover,
})
