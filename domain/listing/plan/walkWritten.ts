import type { WalkStep } from './walkPlan.ts'
import type { WrittenRoom } from './WrittenRoom.ts'

/** Through the rooms that have a way in from the entrance door, each once, in the order of the list behind each door. */
export function walkWritten(rooms: readonly Pick<WrittenRoom, 'from' | 'side'>[]): readonly WalkStep[] {
  const steps: WalkStep[] = []
  const enter = (step: WalkStep) => {
    steps.push(step)
    for (const [room, { from, side }] of rooms.entries()) if (from === step.room) enter({ room, from, side })
  }
  const first = rooms.findIndex(({ from }) => from === 'door')
  if (first !== -1) enter({ room: first, from: null, side: 'ahead' })
  return steps
}
