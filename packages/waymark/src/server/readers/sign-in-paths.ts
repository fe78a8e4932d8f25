/** Where readers sign in, below the base; everything of it begins so. */
export const signInPath = '/_waymark/sign-in';

/** Where tokens of the owner's site are taken. */
export const jwtPath = `${signInPath}/jwt`;

/** Where readers begin to sign in with a provider. */
export const openidPath = `${signInPath}/openid`;

/** Where the provider sends them back to. */
export const openidReturnPath = `${signInPath}/openid/return`;

/** Where readers sign out. */
export const signOutPath = `${signInPath}/out`;
