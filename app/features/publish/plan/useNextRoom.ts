import { useState } from 'react'
import { isFilled, offeredRoom } from '#domain/listing/plan/editPlan.ts'
import type { TypedRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { planLimits } from '#domain/listing/plan/readPlan.ts'
import type { ListedRoom } from './typedRooms.ts'

type Typed = Partial<TypedRoom>

/** The room that is not in the list yet: what is offered, and over it what was chosen and typed, which `keep` is told. */
export function useNextRoom(rooms: readonly ListedRoom[], begun: Typed = {}, keep: (typed: Typed) => void) {
  const [typed, setTyped] = useState(begun)
  const next: TypedRoom = { ...offeredRoom(rooms), ...typed }
  const set = (to: Typed) => {
    setTyped(to)
    keep(to)
  }
  return {
    next,
    /** Whether it is a room to add as one goes on. */
    isRoom: rooms.length < planLimits.rooms && isFilled(rooms, next),
    typeNext: (part: Typed) => set({ ...typed, ...part }),
    clear: () => set({}),
    /** Puts the rooms into another order, and keeps the way into the next one right. */
    inOrder: (order: (all: readonly ListedRoom[]) => readonly ListedRoom[]): readonly ListedRoom[] => {
      const all = order([...rooms, { ...next, id: 0 }])
      const from = all.at(-1)?.from
      if (from !== undefined && typed.from !== undefined && from !== typed.from) set({ ...typed, from })
      return all.slice(0, -1)
    },
  }
}
