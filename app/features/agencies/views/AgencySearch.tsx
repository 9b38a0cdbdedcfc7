import { type FormEvent, useState } from 'react'
import { agenciesAddress, agencyNameMax, agencyParameters } from '#domain/agency/agencyAddresses.ts'
import { agenciesPath } from '#domain/agency/agencyPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { SearchField } from '#design-system/forms/SearchField/SearchField.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import * as styles from './AgencySearch.css.ts'

/** Searches agencies by name in all of Greece: a name needs no place. Without script it is a plain form. */
export function AgencySearch({ name }: { name: string }) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const [text, setText] = useState(name)
  const find = (event: FormEvent) => {
    event.preventDefault()
    navigate(localPath(language, agenciesAddress({ name: text.trim().slice(0, agencyNameMax) })))
  }
  return (
    <search className={styles.search}>
      <form action={localPath(language, agenciesPath)} method="get" onSubmit={find} className={styles.line}>
        <div className={styles.field}>
          <SearchField
            label={t('agencies.name')}
            name={agencyParameters.name}
            value={text}
            onChange={setText}
            clearLabel={t('agencies.clear')}
          />
        </div>
        <Button type="submit">{t('agencies.find')}</Button>
      </form>
    </search>
  )
}
