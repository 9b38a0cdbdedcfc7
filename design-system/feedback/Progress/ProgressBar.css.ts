import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minInlineSize: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

export const value = style({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

const stripe = '1rem'
const pass = keyframes({ to: { backgroundPosition: `${stripe} 0` } })
const bare = { backgroundColor: 'transparent' } as const

const filled = (fill: string) => ({
  selectors: {
    '&::-webkit-progress-value': { backgroundColor: fill },
    '&::-moz-progress-bar': { backgroundColor: fill },
    // Stripes mean "in progress" without motion too, and do not look like a share of the whole.
    '&:indeterminate': {
      backgroundImage: `linear-gradient(135deg, ${fill} 25%, transparent 25% 50%, ${fill} 50% 75%, transparent 75%)`,
      backgroundSize: `${stripe} ${stripe}`,
    },
  },
})

export const bar = style([
  {
    appearance: 'none',
    inlineSize: '100%',
    blockSize: '0.625rem',
    border: `${vars.line.control} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surfaceSunken,
    overflow: 'hidden',
    selectors: { '&::-webkit-progress-bar': bare },
  },
  filled(vars.color.action),
  {
    selectors: { '&:indeterminate::-moz-progress-bar': bare },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: { '&:indeterminate': { animation: `${pass} ${vars.duration.shimmer} linear infinite` } },
      },
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        borderColor: 'CanvasText',
        ...filled('Highlight'),
      },
    },
  },
])
