import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { loginPath, returnParameter } from '#app/shared/account/accountPaths.ts'
import { useAddress } from '../useAddress.ts'

/** The login page, and back from there to this page. */
export function useLoginHref(): string {
  const { language } = useTexts()
  const { href } = useAddress()
  return `${localPath(language, loginPath)}?${new URLSearchParams({ [returnParameter]: href })}`
}
