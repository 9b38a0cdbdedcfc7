import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'
import { axisSteps } from './axisLabels.ts'

const words = {
  color: vars.color.textMuted,
  fontSize: vars.size.micro,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const

/** Labels without height, spread from floor to ceiling: each centres on its line, and the column fits the widest. */
export const values = style({
  ...words,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  paddingInlineEnd: vars.space.sm,
})

export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  blockSize: 0,
  whiteSpace: 'nowrap',
})

/** Labels without width, distributed from end to end. The axis' own width decides how many are shown. */
export const positions = style({
  ...words,
  containerType: 'inline-size',
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: vars.space.xs,
  // The labels are taken out of the flow's width, so the height of one line is kept for them.
  minBlockSize: '2em',
})

export const position = recipe({
  base: { display: 'flex', justifyContent: 'center', inlineSize: 0 },
  variants: {
    shown: {
      always: {
        selectors: {
          '&:first-child': { justifyContent: 'flex-start' },
          // A single label spans the whole width.
          '&:only-child': { marginInline: 'auto', justifyContent: 'center' },
          '&:last-child:not(:first-child)': { justifyContent: 'flex-end', textAlign: 'end' },
        },
      },
      never: { visibility: 'hidden' },
      ...Object.fromEntries(
        axisSteps.map((step) => [
          step,
          { '@container': { [`(max-width: ${step - 0.01}em)`]: { visibility: 'hidden' } } },
        ]),
      ),
    } as Record<(typeof axisSteps)[number] | 'always' | 'never', object>,
  },
})

/** The two ends wrap rather than meet. */
export const positionText = style({ flex: 'none', inlineSize: 'max-content', maxInlineSize: '48cqi' })
