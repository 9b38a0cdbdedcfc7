import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'center',
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})

export const drawing = style({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.lg,
  border: `${vars.line.hair} solid ${vars.color.border}`,
})

/** Without rooms beside it: whole, and no higher than a screen shows at once. */
export const alone = style([drawing, { maxBlockSize: '32rem', objectFit: 'contain' }])

/** In as many columns as fit, close together. */
export const rooms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  columnGap: vars.space.lg,
  fontSize: vars.size.small,
})

export const room = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})

export const area = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
