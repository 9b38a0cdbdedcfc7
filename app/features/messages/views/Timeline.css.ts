import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const timeline = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.lg,
  padding: vars.space.md,
})

export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
})

export const entries = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  inlineSize: '100%',
  listStyle: 'none',
  padding: 0,
})

/** The user's own entries are at the end, the other side's at the start, events in the middle. */
export const entry = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    maxInlineSize: 'min(100%, 36rem)',
    overflowWrap: 'anywhere',
  },
  variants: {
    by: {
      me: { alignSelf: 'end', alignItems: 'end' },
      other: { alignSelf: 'start', alignItems: 'start' },
      nobody: { alignSelf: 'center', alignItems: 'center', textAlign: 'center' },
    },
  },
})

export const bubble = recipe({
  base: {
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.lg,
    border: `${vars.line.hair} solid ${vars.color.border}`,
    backgroundColor: vars.color.surfaceRaised,
  },
  variants: {
    by: {
      me: {
        backgroundColor: vars.color.actionSoft,
        color: vars.color.textOnActionSoft,
        borderColor: vars.color.tintEdge,
      },
      other: {},
      nobody: {},
    },
  },
})

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

export const picture = style({
  display: 'block',
  borderRadius: vars.radius.md,
  selectors: {
    '&:focus-visible': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
  },
})

/** A visit or a proposal, with what can be done about it. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: vars.space.md,
  inlineSize: '100%',
  textAlign: 'start',
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
})

export const times = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  listStyle: 'none',
  padding: 0,
})
