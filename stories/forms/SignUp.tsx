import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { EmailField } from '#design-system/forms/EmailField/EmailField.tsx'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import type { Refusal } from '#design-system/forms/Form/formState.ts'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { PasswordField } from '#design-system/forms/PasswordField/PasswordField.tsx'
import { PhoneField } from '#design-system/forms/PhoneField/PhoneField.tsx'
import { RadioGroup } from '#design-system/forms/RadioGroup/RadioGroup.tsx'
import { Switch } from '#design-system/forms/Switch/Switch.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { countries } from './countries.ts'

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: { country: 'gr', number: '' },
  password: '',
  purpose: '',
  privacy: false,
  newsletter: false,
}
type Values = typeof empty

const required = (message: string) => (value: string) => (value.trim() === '' ? message : undefined)

/** The rules of this one form, as a table. */
const validators = {
  firstName: required('Συμπληρώστε το όνομά σας'),
  lastName: required('Συμπληρώστε το επώνυμό σας'),
  email: (email: string) =>
    /^\S+@\S+\.\S+$/.test(email) ? undefined : 'Συμπληρώστε το email, όπως name@example.gr',
  phone: ({ number }: Values['phone']) =>
    number === '' || /^[\d\s()./-]{6,}$/.test(number) ? undefined : 'Ο αριθμός δεν είναι σωστός',
  password: (password: string) =>
    password.length < 6 ? 'Ο κωδικός θέλει τουλάχιστον 6 χαρακτήρες' : undefined,
  purpose: required('Πείτε μας τι θέλετε να κάνετε'),
  privacy: (isAccepted: boolean) => (isAccepted ? undefined : 'Για να συνεχίσετε, αποδεχθείτε τους όρους'),
}

export interface SignUpProps {
  /** The server's handling of the sign-up. */
  answer: 'accepts' | 'refuses' | 'never'
}

const answers: Record<SignUpProps['answer'], () => Promise<Refusal<Values> | undefined>> = {
  accepts: () => Promise.resolve(undefined),
  refuses: () =>
    Promise.resolve({
      message: 'Δεν έγινε η εγγραφή.',
      errors: { email: 'Υπάρχει ήδη λογαριασμός με αυτό το email' },
    }),
  never: () => new Promise(() => {}),
}

/** A whole form out of one folder: what a developer writes is the fields, their rules and where they go. */
export function SignUp({ answer }: SignUpProps) {
  const form = useForm({
    values: empty,
    validators,
    checkedOnLeave: ['email'],
    onSubmit: answers[answer],
    failureMessage: 'Κάτι πήγε στραβά. Δοκιμάστε ξανά.',
  })
  if (form.status === 'success')
    return (
      // The form is gone, and the focus with it: its replacement gets the focus.
      <Notice
        tone="success"
        heading={`Καλώς ήρθατε, ${form.values.firstName}`}
        isFocusTarget
        ref={(notice) => notice?.focus()}
      />
    )
  return (
    <Form
      form={form}
      texts={{
        problem: 'Υπάρχει πρόβλημα',
        pending: 'Γίνεται εγγραφή',
        done: 'Η εγγραφή έγινε',
        required: '(υποχρεωτικά)',
      }}
      action="/signup"
      aria-label="Εγγραφή"
      space="lg"
    >
      <FieldGroup legend="Ποιοι είστε" arrangement="beside">
        <TextField label="Όνομα" autoComplete="given-name" maxLength={100} {...form.field('firstName')} />
        <TextField label="Επώνυμο" autoComplete="family-name" maxLength={100} {...form.field('lastName')} />
      </FieldGroup>
      <EmailField label="Email" maxLength={100} {...form.field('email')} />
      <PhoneField
        label="Τηλέφωνο"
        note="προαιρετικό"
        countryLabel="Κωδικός χώρας"
        countries={countries}
        prefixName="phone-prefix"
        recognisedText={({ name, prefix }) => `${name}, ${prefix}`}
        {...form.field('phone')}
      />
      <PasswordField
        label="Κωδικός"
        description="Τουλάχιστον 6 χαρακτήρες."
        autoComplete="new-password"
        showLabel="Εμφάνιση κωδικού"
        maxLength={50}
        {...form.field('password')}
      />
      <RadioGroup
        label="Τι θέλετε να κάνετε"
        options={[
          { value: 'search', label: 'Ψάχνω ακίνητο' },
          { value: 'advertise', label: 'Έχω ακίνητο', description: 'Για πώληση ή για ενοικίαση' },
        ]}
        {...form.field('purpose')}
      />
      <Checkbox {...form.toggle('privacy')}>Αποδέχομαι τους όρους χρήσης</Checkbox>
      <Switch description="Έως μία φορά την εβδομάδα." {...form.toggle('newsletter')}>
        Νέα της αγοράς με email
      </Switch>
      <Button type="submit" isPending={form.isSubmitting} pendingLabel="Γίνεται εγγραφή">
        Εγγραφή
      </Button>
    </Form>
  )
}
