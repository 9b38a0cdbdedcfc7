import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Two beside each other, or one where a narrow screen has no room for two. */
export const fieldsOfRoom = style({
  display: 'grid',
  gap: vars.space.sm,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9rem, 40%)), 1fr))',
})

/** The door is no room, and has no sides: its words get the room of both. */
globalStyle(`${fieldsOfRoom} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })
