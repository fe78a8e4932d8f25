/** Where shared sites are said to be. */
export const sharedAddress = 'https://atlas.example';
