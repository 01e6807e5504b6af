/** Whether the visitor has asked the browser for fewer bytes. */
export const savesData = (): boolean => navigator.connection?.saveData === true
