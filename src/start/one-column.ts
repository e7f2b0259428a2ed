/** The screens on which a page is drawn while it arrives: in one column, what comes later moves nothing. */
export const ONE_COLUMN = '(width < 64rem)'
