<?php
/**
 * Plugin Name: Brushline
 * Description: Puts our forms, color tools and reviews on your site: a block and the shortcode [brushline].
 * Version: 1.0.0
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: brushline
 */

defined( 'ABSPATH' ) || exit;

/** From the build, by the widgets' own definitions; `text` allows any text. */
function brushline_widgets(): array {
	static $widgets = null;
	return $widgets ??= json_decode( file_get_contents( __DIR__ . '/widgets.json' ), true );
}

function brushline_shared_options(): array {
	return array(
		'theme' => array( 'light', 'dark', 'auto' ),
		'mode'  => array( 'inline', 'button', 'side-tab', 'full-page' ),
		'label' => 'text',
		'lang'  => 'text',
	);
}

/** '' if unset. */
function brushline_address(): string {
	return brushline_clean_address( get_option( 'brushline_address', '' ) );
}

/** '' if invalid. Plain http is allowed for testing on a local machine. */
function brushline_clean_address( $value ): string {
	$parts = is_string( $value ) ? wp_parse_url( trim( $value ) ) : false;
	if ( ! $parts || empty( $parts['host'] ) || ! preg_match( '/^[a-z0-9.-]+$/i', $parts['host'] ) ) {
		return '';
	}
	$scheme   = $parts['scheme'] ?? '';
	$is_local = in_array( $parts['host'], array( 'localhost', '127.0.0.1' ), true );
	if ( 'https' !== $scheme && ! ( 'http' === $scheme && $is_local ) ) {
		return '';
	}
	return $scheme . '://' . strtolower( $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/** Null if not allowed: anyone who writes posts can set attributes. */
function brushline_accepted( string $widget, string $name, string $value ): ?string {
	$options = brushline_widgets()[ $widget ]['options'] + brushline_shared_options();
	if ( ! isset( $options[ $name ] ) ) {
		return 1 === preg_match( '/^(prefill|hidden)-[a-z][a-z0-9-]{0,39}$/', $name ) ? $value : null;
	}
	if ( 'text' === $options[ $name ] ) {
		return $value;
	}
	$known = array_search( strtolower( $value ), array_map( 'strtolower', $options[ $name ] ), true );
	return false === $known ? null : $options[ $name ][ $known ];
}

/** For authors only. */
function brushline_note( string $reason ): string {
	return current_user_can( 'edit_posts' ) ? '<p>' . esc_html( $reason ) . '</p>' : '';
}

/** Only the link to the estimate form if there is no such widget. */
function brushline_element( array $attributes, string $content = '' ): string {
	$address = brushline_address();
	if ( ! $address ) {
		return brushline_note( __( 'Brushline: set our address under Settings → Brushline. Visitors do not see this.', 'brushline' ) );
	}
	$widgets = brushline_widgets();
	// Authors write capitals, spaces and dashes.
	$name   = trim( preg_replace( '/[^a-z]+/', '-', strtolower( (string) ( $attributes['widget'] ?? '' ) ) ), '-' );
	$name   = '' === $name ? 'estimate-form' : $name;
	$widget = $widgets[ $name ] ?? $widgets['estimate-form'];
	list( $path, $words ) = $widget['fallback'];
	if ( isset( $widget['fallback'][2] ) && preg_match( '/^es\b/i', (string) ( $attributes['lang'] ?? '' ) ) ) {
		$words = $widget['fallback'][2];
	}
	$inner = '' === trim( $content )
		? '<a href="' . esc_url( $address . $path ) . '">' . esc_html( $words ) . '</a>'
		: wp_kses_post( $content );
	if ( ! isset( $widgets[ $name ] ) ) {
		return $inner . brushline_note( __( 'Brushline: there is no such widget. Visitors see only this link.', 'brushline' ) );
	}
	wp_enqueue_script( 'brushline-embed', $address . '/widgets/v1/embed.js', array(), null, true );
	$written = '';
	foreach ( $attributes as $option => $value ) {
		$value = is_string( $option ) && is_scalar( $value ) ? brushline_accepted( $name, $option, trim( (string) $value ) ) : '';
		if ( '' !== (string) $value ) {
			$written .= ' ' . $option . '="' . esc_attr( $value ) . '"';
		}
	}
	return "<brushline-$name$written>$inner</brushline-$name>";
}

/** Editors curl or escape quotes and write no-break spaces, which do not quote or separate for WordPress. */
function brushline_attributes( string $text ): array {
	$quote = '(?:&quot;|&#0?34;|&#82(?:16|17|2[0-2]|42|43);|&[lr]dquo;|&[lr]squo;|[“”„″‘’′«»])';
	$text  = preg_replace( '/&nbsp;|&#160;|\x{00a0}/u', ' ', $text ) ?? $text;
	$text  = preg_replace( "/=\\s*$quote(.*?)$quote(?=\\s|$)/u", '="$1"', $text ) ?? $text;
	$read  = shortcode_parse_atts( $text );
	return is_array( $read ) ? $read : array();
}

add_shortcode( 'brushline', '__return_empty_string' );

/** The shortcode's function does not get the attributes as they were written. */
add_filter(
	'pre_do_shortcode_tag',
	function ( $output, string $tag, $attributes, array $found ) {
		return 'brushline' === $tag ? brushline_element( brushline_attributes( $found[3] ), $found[5] ?? '' ) : $output;
	},
	10,
	4
);

add_filter(
	'script_loader_tag',
	function ( string $tag, string $handle ): string {
		if ( 'brushline-embed' !== $handle ) {
			return $tag;
		}
		return str_replace( '<script ', '<script type="module" ', preg_replace( '/ type=([\'"])text\/javascript\1/', '', $tag ) );
	},
	10,
	2
);

add_action(
	'init',
	function (): void {
		wp_register_script( 'brushline-block', false, array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components' ), '1.0.0', true );
		wp_add_inline_script(
			'brushline-block',
			'window.brushlineBlock = ' . wp_json_encode(
				array(
					'widgets' => brushline_widgets(),
					'shared'  => brushline_shared_options(),
					'words'   => array(
						'title'   => 'Brushline',
						'widget'  => __( 'Widget', 'brushline' ),
						'usual'   => __( 'As usual', 'brushline' ),
						'preview' => __( 'Shown here on your page.', 'brushline' ),
					),
				),
				JSON_HEX_TAG | JSON_HEX_AMP
			) . ';' . brushline_block_script()
		);
		register_block_type(
			'brushline/widget',
			array(
				'api_version'     => 3,
				'attributes'      => array(
					'widget'  => array( 'type' => 'string', 'default' => 'estimate-form' ),
					'options' => array( 'type' => 'object', 'default' => array() ),
				),
				'editor_script'   => 'brushline-block',
				'render_callback' => function ( array $attributes ): string {
					$options = is_array( $attributes['options'] ?? null ) ? $attributes['options'] : array();
					return brushline_element( array( 'widget' => $attributes['widget'] ?? '' ) + $options );
				},
			)
		);
	}
);

function brushline_block_script(): string {
	return <<<'JS'
( function ( blocks, element, editor, components, facts ) {
	const { createElement: el, Fragment } = element;
	const { widgets, shared, words } = facts;
	blocks.registerBlockType( 'brushline/widget', {
		apiVersion: 3,
		title: words.title,
		icon: 'admin-customizer',
		category: 'widgets',
		attributes: { widget: { type: 'string', default: 'estimate-form' }, options: { type: 'object', default: {} } },
		edit: ( { attributes: { widget, options }, setAttributes } ) => {
			const table = Object.entries( { ...widgets[ widget ]?.options, ...shared } );
			const set = ( name ) => ( value ) => {
				const { [ name ]: _, ...others } = options;
				setAttributes( { options: value ? { ...others, [ name ]: value } : others } );
			};
			const control = ( [ name, values ] ) => Array.isArray( values )
				? el( components.SelectControl, {
					key: name, label: name, value: options[ name ] ?? '', onChange: set( name ),
					options: [ { label: words.usual, value: '' }, ...values.map( ( value ) => ( { label: value, value } ) ) ],
				} )
				: el( components.TextControl, { key: name, label: name, value: options[ name ] ?? '', onChange: set( name ) } );
			const choice = el( components.SelectControl, {
				label: words.widget, value: widget,
				options: Object.entries( widgets ).map( ( [ value, { title } ] ) => ( { label: title, value } ) ),
				onChange: ( value ) => setAttributes( { widget: value, options: {} } ),
			} );
			return el( Fragment, null,
				el( editor.InspectorControls, null, el( components.PanelBody, { title: words.title }, table.map( control ) ) ),
				el( 'div', editor.useBlockProps(), el( components.Placeholder, {
					icon: 'admin-customizer', label: words.title, instructions: words.preview,
				}, choice ) )
			);
		},
		save: () => null,
	} );
} )( wp.blocks, wp.element, wp.blockEditor, wp.components, window.brushlineBlock );
JS;
}

add_action(
	'admin_init',
	function (): void {
		register_setting(
			'brushline',
			'brushline_address',
			array(
				'type'              => 'string',
				'default'           => '',
				'sanitize_callback' => function ( $value ): string {
					$address = brushline_clean_address( $value );
					if ( '' === $address && '' !== trim( (string) $value ) ) {
						add_settings_error( 'brushline_address', 'brushline_address', __( 'That is no address that begins with https://.', 'brushline' ) );
						return brushline_address();
					}
					return $address;
				},
			)
		);
	}
);

add_action(
	'admin_menu',
	function (): void {
		add_options_page( 'Brushline', 'Brushline', 'manage_options', 'brushline', 'brushline_settings_page' );
	}
);

function brushline_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$address = brushline_address();
	$parts   = wp_parse_url( home_url() );
	$origin  = $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	?>
	<div class="wrap">
		<h1>Brushline</h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'brushline' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="brushline_address"><?php esc_html_e( 'Our address', 'brushline' ); ?></label></th>
					<td>
						<input class="regular-text" type="url" id="brushline_address" name="brushline_address" value="<?php echo esc_attr( $address ); ?>" placeholder="https://">
						<p class="description"><?php esc_html_e( 'The address of the site where you downloaded this plugin.', 'brushline' ); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
		<?php if ( $address ) : ?>
			<p>
				<?php
				/* translators: %s: the address of this site */
				printf( esc_html__( 'We accept forms from registered sites only. Yours is %s.', 'brushline' ), '<code>' . esc_html( $origin ) . '</code>' );
				?>
				<a href="<?php echo esc_url( $address . '/embed?site=' . rawurlencode( $origin ) . '#registered' ); ?>"><?php esc_html_e( 'Is it registered?', 'brushline' ); ?></a>
			</p>
		<?php endif; ?>
		<p>
			<?php esc_html_e( 'Add the block “Brushline” to a page, or write a shortcode:', 'brushline' ); ?>
			<code>[brushline widget="estimate-form" service="interior"]</code>
		</p>
	</div>
	<?php
}

add_filter(
	'plugin_action_links_' . plugin_basename( __FILE__ ),
	function ( array $links ): array {
		$url = admin_url( 'options-general.php?page=brushline' );
		return array_merge( array( '<a href="' . esc_url( $url ) . '">' . esc_html__( 'Settings', 'brushline' ) . '</a>' ), $links );
	}
);

function brushline_uninstall(): void {
	delete_option( 'brushline_address' );
}
register_uninstall_hook( __FILE__, 'brushline_uninstall' );
