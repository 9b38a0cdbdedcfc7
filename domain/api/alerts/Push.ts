import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { pushLimits } from '../../alerts/push.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { LanguageParameter } from '../language.ts'
import { Line } from '../text.ts'
import { SignedIn } from '../SignedIn.ts'

const Endpoint = Line.check(Schema.isMaxLength(pushLimits.endpoint)).check(
  Schema.makeFilter((text: string) => URL.parse(text)?.protocol === 'https:'),
)
const Key = Line.check(Schema.isMaxLength(pushLimits.key)).check(Schema.isPattern(/^[\w-]+$/))

/** A browser's own address at its push service, and the keys that only it can read with. */
export const PushSubscriptionSent = Schema.Struct({ endpoint: Endpoint, p256dh: Key, auth: Key })
export type PushSubscriptionSent = typeof PushSubscriptionSent.Type

/** Browsers that alerts are pushed to. */
export class PushApi extends HttpApiGroup.make('push')
  .add(
    HttpApiEndpoint.put('keep', '/api-next/push/', {
      query: LanguageParameter,
      payload: PushSubscriptionSent,
      /** False where the portal pushes nothing. */
      success: Schema.Struct({ isKept: Schema.Boolean }),
      error: TooManyRequests,
    }).annotate(
      OpenApi.Description,
      'Done again, it changes nothing. An account has ten at most, the last ones. It ends with the session.',
    ),
    HttpApiEndpoint.post('forget', '/api-next/push/forget/', {
      query: LanguageParameter,
      payload: Schema.Struct({ endpoint: Endpoint }),
      success: Schema.Struct({ isForgotten: Schema.Boolean }),
      error: TooManyRequests,
    }),
  )
  .middleware(SignedIn) {}
