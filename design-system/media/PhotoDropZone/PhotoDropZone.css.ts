import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  // Its frame is further from the words above than a field's box, which is as low as a line.
  paddingBlockStart: vars.space.xxs,
})

/** The edge becomes a full line, and thicker, while something is held over it. */
export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.lg,
  textAlign: 'center',
  color: vars.color.textMuted,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.line.strong} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  selectors: {
    '&[data-drop-target]': {
      color: vars.color.textOnActionSoft,
      backgroundColor: vars.color.actionSoft,
      borderColor: vars.color.action,
      borderStyle: 'solid',
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
  },
})

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

/** An empty string hides the bullets and keeps the list a list in Safari. */
export const list = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  listStyleType: '""',
  padding: 0,
})

const narrow = '(max-width: 26em)'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"preview name buttons" "preview state buttons"',
  columnGap: vars.space.sm,
  rowGap: vars.space.hair,
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.border}` } },
})

export const preview = style({ gridArea: 'preview', alignSelf: 'center' })

export const name = style({
  gridArea: 'name',
  alignSelf: 'end',
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
})

export const progress = style({ gridArea: 'state', display: 'grid', rowGap: vars.space.xxs })

/** Where there is little room a reason gets the whole width, below. */
export const failure = style({
  gridArea: 'state',
  '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 3, paddingBlockStart: vars.space.xxs } },
})

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.snug,
})

export const buttons = style({ gridArea: 'buttons', alignSelf: 'center', display: 'flex' })
