import { Button } from '#design-system/actions/Button/Button.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { marketingFields } from '#app/shared/account/marketingFields.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { account } from '#app/transport/account.ts'
import { saved } from '../model/saving.ts'
import type { ProfilePartProps } from './ProfilePart.ts'
import { Section } from './Section.tsx'

/** What one agreed to, and may take back. */
export function ConsentsForm({ profile, onChange }: ProfilePartProps) {
  const { t, language, format } = useTexts()
  const texts = useFormTexts()
  const { communications, newsletter, privacyAt, chosenAt } = profile.consents
  const form = useForm({
    values: { communications, newsletter },
    failureMessage: t('lbl_generic_error'),
    onSubmit: (values) =>
      saved<typeof values>(account.changeProfile(marketingFields(values), language), {
        t,
        fields: [],
        done: t('profile.saved'),
        onSaved: onChange,
      }),
  })
  return (
    <Section title={t('profile.consents')} text={t('profile.consents.text')}>
      <Form form={form} texts={texts} headingLevel={3}>
        <Checkbox {...form.toggle('communications')} description={t('profile.consents.communications.text')}>
          {t('profile.consents.communications')}
        </Checkbox>
        <Checkbox {...form.toggle('newsletter')} description={t('profile.consents.newsletter.text')}>
          {t('profile.consents.newsletter')}
        </Checkbox>
        <Text size="small" tone="muted">
          {[
            t('profile.consents.privacy', { date: format.longDate(privacyAt) }),
            ...(chosenAt === null ? [] : [t('profile.consents.chosen', { date: format.longDate(chosenAt) })]),
          ].join(' ')}
        </Text>
        <Stack align="start">
          <Button type="submit" isPending={form.isSubmitting} pendingLabel={texts.pending}>
            {t('profile.save')}
          </Button>
        </Stack>
      </Form>
    </Section>
  )
}
