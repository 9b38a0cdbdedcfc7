import { type Defect, defectsIn } from './Defect.ts'

const forms = 'design-system/forms'
const every = `${forms}/everyField.test.tsx`
const form = `${forms}/Form/Form.test.tsx`
const fields = `${forms}/fields.test.tsx`

/** What is filled in. */
export const ofFields: readonly Defect[] = [
  ...defectsIn(`${forms}/RadioGroup/RadioGroup.tsx`, [
    [
      'radio buttons of which none is chosen are no stop of Tab',
      '2.1.1',
      '{...(value !== undefined && { value: chosenOf(value, values) })}',
      '',
      every,
    ],
    [
      'an error that a group of radio buttons does not know of',
      '3.3.1',
      '<FieldErrorText errorMessage={errorMessage} />',
      '<p>{errorMessage}</p>',
      every,
    ],
    [
      'a group of radio buttons without a name',
      '4.1.2',
      '<FieldLabel label={label} note={note} isRequired={props.isRequired} />',
      '<p>{label}</p>',
      every,
    ],
  ]),
  ...defectsIn(`${forms}/Select/Select.tsx`, [
    [
      'a select that nothing shows as invalid',
      '3.3.1',
      'isInvalid={errorMessage !== undefined}',
      'isInvalid={false}',
      `${forms}/choices.test.tsx`,
    ],
  ]),
  ...defectsIn(`${forms}/TextField/TextField.tsx`, [
    [
      'a field that steals the focus',
      '3.2.1',
      'readOnly={isReadOnly}',
      'readOnly={isReadOnly}\n          autoFocus',
      every,
    ],
  ]),
  ...defectsIn(`${forms}/FieldFrame.tsx`, [
    [
      'a label that only stands beside its field',
      '1.3.1',
      '<label htmlFor={id} className',
      '<label className',
      every,
    ],
    [
      'a description that is not the field’s',
      '1.3.1',
      'description !== undefined && descriptionId(id),',
      'false,',
      every,
    ],
    [
      'an error that its field does not know of',
      '3.3.1',
      'errorMessage !== undefined && errorId(id),',
      'false,',
      every,
    ],
    [
      'a field that is wrong and does not say so',
      '3.3.1',
      "'aria-invalid': errorMessage === undefined ? undefined : true,",
      '',
      fields,
    ],
  ]),
  ...defectsIn(`${forms}/TextArea/TextArea.tsx`, [
    [
      'a large field that steals the focus',
      '3.2.1',
      'className={styles.textArea}',
      'className={styles.textArea}\n          autoFocus',
      every,
    ],
    [
      'the error of a large field that it does not know of',
      '3.3.1',
      '{...controlTies(id, props)}',
      'id={id}',
      every,
    ],
  ]),
  ...defectsIn(`${forms}/NativeSelect/NativeSelect.tsx`, [
    ['a list whose notes are not tied to it', '1.3.1', '{...controlTies(id, props)}', 'id={id}', every],
  ]),
  ...defectsIn(`${forms}/SegmentedControl/SegmentedControl.tsx`, [
    [
      'a choice of two without a name',
      '4.1.2',
      'aria-labelledby={label === undefined ? undefined : ids.label}',
      '',
      every,
    ],
    [
      'a choice of two whose notes are not tied to it',
      '1.3.1',
      "aria-describedby={notes.filter(Boolean).join(' ') || undefined}",
      '',
      every,
    ],
    [
      'radio buttons that only a pointer chooses',
      '2.1.1',
      '<input type="radio" className={input}',
      '<input type="radio" tabIndex={-1} className={input}',
      every,
    ],
  ]),
  ...defectsIn(`${forms}/RequiredMark.tsx`, [
    [
      'nothing shows what must be filled in',
      '3.3.2',
      "return isRequired && word !== '' && ",
      'return null && ',
      every,
    ],
  ]),
  ...defectsIn(`${forms}/Form/useForm.ts`, [
    [
      'a required field that does not say so',
      '3.3.2',
      'return validators[name]?.(without[name], without) !== undefined',
      'return false',
      form,
    ],
    [
      'errors that lead to no field',
      '3.3.1',
      'id: idOf(field as Name<V>), message',
      'id: field, message',
      form,
    ],
  ]),
  ...defectsIn(`${forms}/ErrorSummary/ErrorSummary.tsx`, [
    [
      'errors that appear where nobody is',
      '3.3.1',
      'useEffect(() => ref.current?.focus(), [failures])',
      'useEffect(() => undefined, [failures])',
      form,
    ],
    ['errors that are shown and not told', '3.3.1', 'aria-describedby={`${id}-problems`}', '', form],
  ]),
]
