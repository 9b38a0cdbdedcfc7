import { useEffect, useRef, useState } from 'react'
import type { VendorList } from '#domain/consent/vendorList.ts'
import type { Vendors } from '#domain/consent/vendors.ts'
import { type Purpose, purposesOf, type Services } from '#domain/site.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { agreedPurposes, agreedTc, choose } from '../consent.ts'
import { ChoiceLayer } from './ChoiceLayer.tsx'
import { tellAsking } from './consentManager.ts'
import { FirstLayer } from './FirstLayer.tsx'
import { readChoice, writeChoice } from './tcString.ts'
import { useVendorList } from './useVendorList.ts'
import { everything, nothing, untouched, type VendorChoice } from './vendorChoice.ts'

export interface VendorDialogProps {
  services: Services
  vendors: Vendors
  /** A choice is changed: it begins with the choice in force, and closing leaves that. @default false */
  isChange?: boolean
  onEnd: () => void
  /** The list of companies could not be loaded. @default onEnd */
  onMissing?: () => void
  /** @default loaded from the portal */
  list?: VendorList
}

/** Asks for consent to companies, and to the portal's own services: all at once, or one by one. */
export function VendorDialog(props: VendorDialogProps) {
  const list = useVendorList(props.vendors, props.onMissing ?? props.onEnd, props.list)
  return list && <OpenDialog {...props} list={list} />
}

function OpenDialog({
  services,
  vendors,
  isChange = false,
  onEnd,
  list,
}: VendorDialogProps & { list: VendorList }) {
  const { t, language } = useTexts()
  const [isDetailed, setDetailed] = useState(isChange)
  const [choice, setChoice] = useState(() => readChoice(agreedTc(), vendors) ?? untouched(list))
  const [own, setOwn] = useState(agreedPurposes)
  const unlessSecond = useUnlessSecond(isDetailed)
  useEffect(tellAsking, [])
  const end = (agreed: readonly Purpose[], chosen: VendorChoice) => {
    choose(agreed, writeChoice(chosen, { list, vendors, language }))
    onEnd()
  }
  const refuse = () => end([], nothing)
  return (
    <Dialog
      isOpen
      size={isDetailed ? 'medium' : 'small'}
      onClose={isChange ? onEnd : refuse}
      title={t('consent.vendors.title', { count: vendors.ids.length })}
      closeLabel={t(isChange ? 'consent.vendors.close' : 'consent.close')}
      footer={
        <Inline space="sm">
          <Button variant="secondary" onPress={unlessSecond(refuse)}>
            {t('consent.vendors.refuse')}
          </Button>
          <Button
            variant="secondary"
            onPress={unlessSecond(() => end(purposesOf(services), everything(list)))}
          >
            {t('consent.vendors.agree')}
          </Button>
          {isDetailed ? (
            <Button key="save" variant="secondary" onPress={unlessSecond(() => end(own, choice))}>
              {t('consent.vendors.save')}
            </Button>
          ) : (
            <Button key="detail" variant="secondary" onPress={() => setDetailed(true)}>
              {t('consent.vendors.detail')}
            </Button>
          )}
        </Inline>
      }
    >
      {isDetailed ? (
        <ChoiceLayer {...{ services, list, choice, own }} onChoice={setChoice} onOwn={setOwn} />
      ) : (
        <FirstLayer services={services} list={list} />
      )}
    </Dialog>
  )
}

/** So soon after a press another one may be the second of a double click, ms. */
const DOUBLE_CLICK = 500

/**
 * Makes presses do nothing that may be the second of a double click on what led to this layer: where that button was,
 * another is now, and would answer for choices that were not seen.
 */
function useUnlessSecond(isDetailed: boolean): (act: () => void) => () => void {
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  const wasDetailed = useRef(isDetailed)
  useEffect(() => {
    if (wasDetailed.current !== isDetailed) changedAt.current = performance.now()
    wasDetailed.current = isDetailed
  }, [isDetailed])
  return (act) => () => {
    if (performance.now() - changedAt.current >= DOUBLE_CLICK) act()
  }
}
