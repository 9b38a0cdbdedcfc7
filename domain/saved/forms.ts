/** Forms of saved homes, for browsers without script: where they are sent, and what each does. */
export const savedFormPath = '/api-next/saved/act/'

export type SavedAct = 'create' | 'move' | 'drop' | 'note' | 'changeNote' | 'dropNote' | 'vote' | 'show'
