import { useTexts } from '#app/i18n/TextsContext.ts'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { SavedFrame } from './views/SavedFrame.tsx'
import { SavedHomes } from './views/SavedHomes.tsx'

/** The homes that one saved, as a list. */
export function SavedPage() {
  const { t } = useTexts()
  return (
    <SavedFrame view="list" title={t('saved.title')}>
      {(homes, retry) => <SavedHomes homes={homes} onChange={retry} />}
    </SavedFrame>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('saved.title'), ...unlisted })
