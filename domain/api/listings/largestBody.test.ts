import { ByteSize, Context } from 'effect'
import { HttpApi } from 'effect/http-api'
import { expect, it } from 'vitest'
import { Api } from '#domain/api/Api.ts'
import { LargestBody, listingBody } from './LargestBody.ts'

it('takes larger bodies of those groups alone that write listings', () => {
  const sizes: Record<string, ByteSize.ByteSize> = {}
  HttpApi.reflect(Api, {
    onGroup: ({ group }) => void (sizes[group.identifier] = Context.get(group.annotations, LargestBody)),
    onEndpoint: () => undefined,
  })
  const larger = Object.entries(sizes).filter(([, size]) => size !== ByteSize.kibibytes(16))
  expect(Object.fromEntries(larger)).toEqual({ ownListings: listingBody, drafts: listingBody })
})
