import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

const forced = (styles: Readonly<Record<string, string>>) => ({ '(forced-colors: active)': styles })

export const figure = style({ margin: 0, display: 'grid', gap: vars.space.md })

export const map = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '38rem',
  backgroundColor: vars.color.surfaceSunken,
  borderRadius: vars.radius.lg,
})

/** Paler classes are cheaper; lines tell them apart without colour. */
export const ground = styleVariants({
  step0: { fill: vars.color.surfaceRaised, '@media': forced({ fill: 'Canvas' }) },
  step1: { fill: vars.color.surfaceRaised, '@media': forced({ fill: 'Canvas' }) },
  step2: { fill: vars.color.actionSoft, '@media': forced({ fill: 'Canvas' }) },
  step3: { fill: vars.color.actionSoftHover, '@media': forced({ fill: 'Canvas' }) },
  step4: { fill: vars.color.action, '@media': forced({ fill: 'CanvasText' }) },
})

export const stroke = style({
  stroke: vars.color.action,
  strokeWidth: 2,
  '@media': forced({ stroke: 'CanvasText' }),
})

/** Its focus is a box around it as everywhere, and the outline itself. */
export const place = style({ cursor: 'pointer' })

const lit = `${place}:focus-visible &, ${place}:hover &`

export const outline = style({
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  selectors: { [lit]: { stroke: vars.color.text, strokeWidth: 4 } },
  '@media': {
    '(forced-colors: active)': { stroke: 'CanvasText', selectors: { [lit]: { stroke: 'Highlight' } } },
  },
})

export const none = style([
  outline,
  {
    fill: vars.color.surfaceSunken,
    strokeDasharray: '4 3',
    '@media': forced({ fill: 'Canvas' }),
  },
])

export const legend = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs })

export const swatch = style({ flex: 'none', inlineSize: vars.target.compact, blockSize: '1.25rem' })
