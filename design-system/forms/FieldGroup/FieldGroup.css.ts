import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'
import { box, description, error, field, label } from '../field.css.ts'
import { understood } from '../NumberField/NumberField.css.ts'

/** Over fields with their own labels it is the larger of two; over others it is their label. */
export const legend = style([
  label,
  { selectors: { [`:has(> * > ${field} > ${label}) > &`]: { fontSize: vars.size.body } } },
])

/** The same for fields that appear and disappear, or are nested deeper. */
export const large = style({ fontSize: vars.size.body })

export const apart = style({ marginBlockStart: vars.space.xs })

/** Fields whose labels, boxes and errors align, however many lines each of them takes. */
const beside = style({
  columnGap: vars.space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  // The distance between rows of fields is below each field: gaps would be inside them too.
  marginBlockEnd: `calc(-1 * ${vars.space.sm})`,
})

globalStyle(`${beside} > ${field}`, {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: 0,
  paddingBlockEnd: vars.space.sm,
})
globalStyle(`${beside} > ${field} > * + *`, { marginBlockStart: vars.space.xxs })
// Two narrow columns: a long word breaks before it overlaps its neighbour.
globalStyle(`${beside} > ${field} > ${label}`, { gridRow: 1, overflowWrap: 'anywhere' })
globalStyle(`${beside} > ${field} > ${description}`, { gridRow: 2 })
globalStyle(`${beside} > ${field} > :has(> input, > select, > textarea), ${beside} > ${field} > ${box}`, {
  gridRow: 3,
})
globalStyle(`${beside} > ${field} > :is(${error}, ${understood})`, { gridRow: 4 })

export const fields = recipe({
  base: {
    display: 'grid',
    // As far as a box is from its label, so that a group aligns with the fields beside it.
    marginBlockStart: vars.space.xxs,
    selectors: { [`&:has(> ${field} > ${label})`]: { marginBlockStart: vars.space.xs } },
  },
  variants: {
    arrangement: {
      below: { gap: vars.space.md },
      close: { gap: 0 },
      beside,
      columns: {
        columnGap: vars.space.md,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
      },
    },
  },
})
