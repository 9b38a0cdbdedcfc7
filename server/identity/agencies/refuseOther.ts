import { Effect } from 'effect'
import { TeamChanged } from '#domain/api/agencies/teamErrors.ts'
import { refusal } from '#server/http/replies/messages.ts'

/** Fails if a change of what an agency shares was made from another version. */
export const refuseOther = (asked: number | 'any' | undefined, stored: number) =>
  asked === undefined || asked === 'any' || asked === stored
    ? Effect.void
    : Effect.suspend(() =>
        Effect.fail(new TeamChanged({ data: { ...refusal('savedChanged').data, version: stored } })),
      )
