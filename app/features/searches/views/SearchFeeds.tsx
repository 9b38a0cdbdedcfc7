import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { run } from '#app/transport/call.ts'
import { savedSearches } from '#app/shared/savedSearches/savedSearchCalls.ts'

/** Addresses of the search's feeds, made when they are asked for: only their hashes are kept. */
export function SearchFeeds({ id }: { id: number }) {
  const { t, language } = useTexts()
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const make = async () => {
    const { failure, reply } = await withSession(
      t,
      () => run(savedSearches.feeds(id, language)),
      'searches.session',
    )
    if (failure) await tellFailure(failure, t)
    else setAddresses([reply.atom, reply.json])
  }
  return (
    <Stack space="xs" align="start">
      <Text size="small" tone="muted">
        {t('searches.feeds.text')}
      </Text>
      {addresses.length === 0 ? (
        <Button variant="secondary" size="small" onPress={() => void make()}>
          {t('searches.feeds')}
        </Button>
      ) : (
        addresses.map((address) => (
          <Link key={address} href={address}>
            {address}
          </Link>
        ))
      )}
    </Stack>
  )
}
