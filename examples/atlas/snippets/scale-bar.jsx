/** A scale bar as maps draw it: `length` is what `width` pixels stand for. */
export const ScaleBar = ({ length, width }) => (
  <span style={{ display: 'inline-block', width, marginInlineEnd: 16, textAlign: 'center' }}>
    <span style={{ display: 'block', fontSize: 13 }}>{length}</span>
    <span
      style={{
        display: 'block',
        height: 6,
        borderStyle: 'solid',
        borderColor: 'currentColor',
        borderWidth: '0 2px 2px',
      }}
    />
  </span>
);
