/** SQL: the last number given to an event. A search that is saved or changed now is told only of what follows. */
export const lastNumber = `(SELECT value::int8 FROM settings WHERE key = 'alert_number')`
