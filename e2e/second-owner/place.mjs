/** Where the second owner's project is made, beside other things that can be made again. */
export const SECOND_OWNER = '.cache/second-owner'
export const SECOND_PASSWORD = 'herbata-trà'
