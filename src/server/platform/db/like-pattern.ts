/** For `like … escape '\'`: texts that contain the words as they are. */
export const containing = (words: string): string =>
  `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
