/** Exactly the text `true` under this key of the local storage skips the gate. */
export const ACCESS_KEY = 'portfolio-authenticated'
