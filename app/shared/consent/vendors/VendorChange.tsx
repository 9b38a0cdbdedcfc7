import { useState } from 'react'
import type { Vendors } from '#domain/consent/vendors.ts'
import type { Services } from '#domain/site.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { choose } from '../consent.ts'
import { loadVendorList } from './loadVendorList.ts'
import { writeChoice } from './tcString.ts'
import { nothing } from './vendorChoice.ts'
import { VendorDialog } from './VendorDialog.tsx'

export interface VendorChangeProps {
  services: Services
  vendors: Vendors
}

/** Withdraws everything with one press, or opens the choice again. */
export function VendorChange({ services, vendors }: VendorChangeProps) {
  const { t, language } = useTexts()
  const [state, setState] = useState<'open' | 'missing' | 'withdrawn'>()
  const withdraw = () => {
    loadVendorList(vendors, language).then(
      (list) => {
        choose([], writeChoice(nothing, { list, vendors, language }))
        setState('withdrawn')
        announce(t('consent.vendors.withdrawn'))
      },
      () => setState('missing'),
    )
  }
  return (
    <>
      <Text>{t('consent.vendors.change.text', { count: vendors.ids.length })}</Text>
      <Inline space="sm">
        <Button variant="secondary" onPress={withdraw}>
          {t('consent.vendors.withdraw')}
        </Button>
        <Button variant="secondary" onPress={() => setState('open')}>
          {t('consent.vendors.change')}
        </Button>
      </Inline>
      {state === 'missing' && (
        <Notice tone="danger" role="alert">
          {t('consent.vendors.missing')}
        </Notice>
      )}
      {state === 'withdrawn' && <Notice tone="success">{t('consent.vendors.withdrawn')}</Notice>}
      {state === 'open' && (
        <VendorDialog
          {...{ services, vendors }}
          isChange
          onEnd={() => setState(undefined)}
          onMissing={() => setState('missing')}
        />
      )}
    </>
  )
}
