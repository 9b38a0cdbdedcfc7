import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const panel = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  alignContent: 'start',
  // The list of corners scrolls by itself, and would otherwise give up all its height first.
  gridAutoRows: 'max-content',
  '@container': {
    // Below the map it takes the place of a long list: what comes after it stays out of the window.
    '(width < 44em)': { minBlockSize: '75dvb' },
    // Beside the map it has the map's height and scrolls, as the list does: it covers nothing below the map.
    '(width >= 44em)': { blockSize: '100%', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  // Nothing can be drawn without script.
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const radius = style({ inlineSize: '12rem' })

/** A long list scrolls in its own box: the map stays visible. */
export const corners = style({
  display: 'grid',
  gap: vars.space.hair,
  margin: 0,
  padding: 0,
  listStyleType: '""',
  maxBlockSize: '12rem',
  overflow: 'auto',
})

export const corner = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })

export const areas = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyleType: '""',
})

export const area = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.sm,
  border: `${vars.line.control} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.size.small,
})
