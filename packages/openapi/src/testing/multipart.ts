/** A part of a multipart body as it came over the wire. */
export interface ReceivedPart {
  readonly name: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly content: Buffer;
}

/** Reads a multipart body by its boundary. */
export function parseMultipart(contentType: string, body: Buffer): readonly ReceivedPart[] {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1] ?? '';
  const text = body.toString('latin1');
  const pieces = `\r\n${text}`.split(`\r\n--${boundary}`).slice(1, -1);
  return pieces.map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    const headers = Buffer.from(piece.slice(2, end), 'latin1').toString();
    const fileName = /; filename="([^"]*)"/.exec(headers)?.[1];
    const type = /^content-type: *(.*)$/im.exec(headers)?.[1];
    return {
      name: /; name="((?:[^"\\]|\\.)*)"/.exec(headers)?.[1] ?? '',
      ...(fileName === undefined ? {} : { fileName }),
      ...(type === undefined ? {} : { type }),
      content: Buffer.from(piece.slice(end + 4), 'latin1'),
    };
  });
}
