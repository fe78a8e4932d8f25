/** Vite adds the stylesheet to the page with the module that imports it. */
declare module '*.css';
